/** Draws a merchant who is no learner yet: who it is, and the press that makes the account. */
import { defineView } from '#engine/define-view.ts';
import { isShown, useMerchantWay } from '#features/auth/index.ts';
import { Button } from '#ui/button.tsx';
import { OnePerson } from '#pieces/one-person.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';

export default defineView(definition, words, function WayAutoRegister({ root, props, t }) {
  const { box, user, agreed, isBusy, press, changePhone } = useMerchantWay();
  if (!isShown(box, props.tab)) return null;
  return (
    <div {...root}>
      <OnePerson name={user?.name ?? t('merchant')} src={user?.avatar ?? ''} hint={t('hint')}>
        <Button tone={agreed ? 'primary' : 'secondary'} block busy={isBusy} onClick={press}>
          {t('register')}
        </Button>
        <Button tone="text" size="s" onClick={changePhone}>
          {t('back')}
        </Button>
      </OnePerson>
    </div>
  );
});
