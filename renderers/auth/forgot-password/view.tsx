/** Draws the forgotten password in the login box: its two steps, and the way back to the login. */
import { defineView, type ViewProps, type WordKeys } from '#engine/define-view.ts';
import { useBoot } from '#engine/provider.tsx';
import { faultWords, isShown, phoneOf, useLoginBox, useResetPassword } from '#features/auth/index.ts';
import { authPasswordReset } from '#schemas/api/auth/auth.password.reset.ts';
import { Button } from '#ui/button.tsx';
import { ResetSteps } from '#ui/reset-steps.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

function ForgotPassword({ root, id, t, locale, act }: ViewProps<typeof definition, WordKeys<typeof words>>) {
  const { info } = useBoot();
  const box = useLoginBox();
  const reset = useResetPassword(act, {
    phone: phoneOf(box),
    say: box.say,
    set: (entries) => act(authPasswordReset, entries),
    finished: (phone) => {
      // M149.
      box.say(faultWords[locale].Reset_password, 'success');
      box.send({ type: 'password-reset', phone });
    },
    left: () => box.send({ type: 'back-pressed' }),
  });
  return (
    <div {...root}>
      <ResetSteps id={id} reset={reset} only={info.sms_areas} />
      <p className={styles.back}>
        <Button tone="text" size="s" onClick={reset.back}>
          {t('back')}
        </Button>
      </p>
    </div>
  );
}

export default defineView(definition, words, (view) => {
  const box = useLoginBox();
  // Its own component, so that a proof and what was typed go when it is left (M121).
  return isShown(box, view.props.tab) ? <ForgotPassword {...view} /> : null;
});
