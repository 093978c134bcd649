/** Draws the merchant this browser knows: avatar, phone, one press, and the way to another phone. */
import { defineView } from '#engine/define-view.ts';
import { useMerchantWay } from '#features/auth/index.ts';
import { KnownUserCard } from '#pieces/known-user-card.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';

export default defineView(definition, words, function WayQuick({ root, props, t }) {
  const { isShown, person } = useMerchantWay(props.tab, t('merchant'));
  if (!isShown) return null;
  return (
    <div {...root}>
      <KnownUserCard {...person} go={t('login')} other={t('change')} />
    </div>
  );
});
