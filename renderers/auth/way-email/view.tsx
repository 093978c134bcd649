/** Draws the login by e-mail: the address, a captcha where one is asked for, the code, and the other ways. */
import { defineView, type ViewProps } from '#engine/define-view.ts';
import { useShownWay } from '#features/auth/index.ts';
import { useEmailLogin } from '#features/auth/use-email-login.ts';
import { PATHS } from '#schemas/paths.ts';
import type { WordKeys } from '#i18n/words.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { SentCode } from '#pieces/sent-code.tsx';
import { ShortForm } from '#pieces/short-form.tsx';
import { Slide } from '#pieces/slide.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';

const EMAIL_MAX = 254;

function WayEmail({ root, id, t, act }: ViewProps<typeof definition, WordKeys<typeof words>>) {
  const login = useEmailLogin(act);
  const { box, form, email, image, code, wait, isSending } = login;
  return (
    <ShortForm root={root} ref={form} onSubmit={() => void login.submit()}>
      <TextField
        {...email}
        id={`${id}-email`}
        name="email"
        isLabelQuiet
        label={t('email')}
        placeholder={t('Enter_email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        maxLength={EMAIL_MAX}
        icon="mail"
      />
      <SentCode
        {...{ id, image, code, wait, isSending }}
        isLabelQuiet
        label={t('code')}
        placeholder={t('Enter_code')}
        get={t('get')}
        onSend={login.onSend}
        onFull={(full) => void login.submit(full)}
      />
      <Button type="submit" tone="primary" block busy={login.isEntering} unavailable={!box.isAgreed}>
        {t('login')}
      </Button>
      <Button tone="text" size="s" href={PATHS.login}>
        {t('other')}
      </Button>
      <Slide slide={login.slide} />
    </ShortForm>
  );
}

export default defineView(definition, words, (view) => {
  const { isShown } = useShownWay(view.props.tab);
  return isShown ? <WayEmail {...view} /> : null;
});
