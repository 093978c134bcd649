/** Draws a merchant who is no learner yet: who it is, and the press that makes the account. */
import { defineView } from '#engine/define-view.ts';
import { useMerchantWay } from '#features/auth/index.ts';
import { KnownUserCard } from '#pieces/known-user-card.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';

export default defineView(definition, words, function WayAutoRegister({ root, props, t }) {
  const { isShown, person } = useMerchantWay(props.tab, t('merchant'));
  if (!isShown) return null;
  return (
    <div {...root}>
      <KnownUserCard {...person} hint={t('hint')} go={t('register')} other={t('back')} />
    </div>
  );
});
