/** Draws a merchant who is no learner yet: who it is, and the press that makes the account. */
import { defineView } from '#engine/define-view.ts';
import { isShown, useLoginBox } from '#features/auth/index.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

export default defineView(definition, words, function WayAutoRegister({ root, props, t }) {
  const box = useLoginBox();
  if (!isShown(box, props.tab)) return null;
  const { merchant, agreed, askConsent } = box;
  const { phase } = merchant.state;
  const user = 'user' in phase ? phase.user : undefined;
  const name = user?.name ?? t('merchant');
  const press = () => {
    if (askConsent('Check_agreement')) merchant.send({ type: 'pressed' });
  };
  return (
    <div {...root} className={styles.way}>
      <Avatar name={name} src={user?.avatar ?? ''} size={72} />
      <p className={styles.name}>{name}</p>
      <p className={styles.hint}>{t('hint')}</p>
      <Button tone={agreed ? 'primary' : 'secondary'} block busy={phase.name === 'busy'} onClick={press}>
        {t('register')}
      </Button>
      <Button tone="text" size="s" onClick={() => merchant.send({ type: 'change-phone-pressed' })}>
        {t('back')}
      </Button>
    </div>
  );
});
