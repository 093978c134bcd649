/** The two steps of a forgotten password, and the way back to the login. */
import type { ViewProps } from '#engine/define-view.ts';
import { useBoot } from '#engine/provider.tsx';
import { phoneOf, useLoginBox } from '#features/auth/index.ts';
import { fieldMessages } from '#features/forms/field-messages.ts';
import { useResetPassword } from '#features/auth/use-reset-password.ts';
import type { WordKeys } from '#i18n/words.ts';
import { authPasswordReset } from '#schemas/api/identity/passwords.ts';
import { smsAreas } from '#schemas/shop/shop-info.ts';
import { Button } from '#ui/button.tsx';
import { ResetSteps } from '#pieces/reset-steps.tsx';
import type { definition } from './definition.ts';
import type { words } from './words.ts';
import styles from './view.module.css';

type Props = ViewProps<typeof definition, WordKeys<typeof words>>;

export function ForgotPassword({ root, id, t, locale, act }: Props) {
  const { info } = useBoot();
  const box = useLoginBox();
  const reset = useResetPassword(act, {
    phone: phoneOf(box),
    say: box.say,
    hush: box.hush,
    set: (entries) => act(authPasswordReset, entries),
    onFinish: (phone) => {
      // M149.
      box.say(fieldMessages.in(locale)('Reset_password'), 'success');
      box.send({ type: 'password-reset', phone });
    },
    left: () => box.send({ type: 'back-pressed' }),
  });
  return (
    <div {...root}>
      <ResetSteps id={id} reset={reset} only={smsAreas(info)} />
      <p className={styles.back}>
        <Button tone="text" size="s" onClick={reset.back}>
          {t('back')}
        </Button>
      </p>
    </div>
  );
}
