/** Login with a code sent to an e-mail address (M36, M185, D59): four errors, each under its field in words of its own. */
import { useState } from 'react';
import { authEmailLogin } from '#schemas/api/identity/logins.ts';
import { authVerificationAccountLogin } from '#schemas/api/identity/verifications.ts';
import { formEmailCodeSend } from '#schemas/api/forms/form-codes.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { useEngine } from '#engine/provider.tsx';
import { emailError, emailErrors, hasErrors } from '#schemas/auth/login-checks.ts';
import { useLoginBox } from './login-box.ts';
import { sayIn, type FieldMessage } from '#features/forms/field-message.ts';
import type { SmsRefusal } from '#features/verification/sms-countdown.machine.ts';
import { imageOf, shownOf } from '#features/verification/use-captcha.ts';
import { useFieldErrors } from '#features/forms/use-field-errors.ts';
import { useSentCode } from '#features/verification/use-sent-code.ts';

interface EmailErrors {
  email?: FieldMessage | undefined;
  image?: FieldMessage | undefined;
  code?: FieldMessage | undefined;
}

/** Under which field an answer stands; nothing for one that concerns none. */
function errorsOf({ code, text }: Pick<SmsRefusal, 'code' | 'text'>): EmailErrors | undefined {
  if (code === 'email-wrong' || code === 'email-not-registered') return { email: { text } };
  if (code === 'email-code-wrong' || code === 'email-code-expired') return { code: { text } };
  return code === 'image-code-wrong' ? { image: { text } } : undefined;
}

const toMessage = (key: Extract<FieldMessage, { key: unknown }>['key'] | undefined) =>
  key === undefined ? undefined : { key };

export function useEmailLogin(act: Caller) {
  const box = useLoginBox();
  const say = sayIn(useEngine().locale);
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const [isEntering, setEntering] = useState(false);
  const { form, errors, deny, clear } = useFieldErrors<EmailErrors>({});
  const { captcha, wait, isSending, onSend } = useSentCode<EmailErrors>(act, {
    begin: authVerificationAccountLogin,
    sendBy: (proof) => act(formEmailCodeSend, { email: email.trim(), scene: 'login', ...shownOf(proof) }),
    errorsBefore: () => {
      const key = emailError(email);
      return key === undefined ? undefined : { email: { key } };
    },
    errorsAfter: errorsOf,
    say: box.say,
    deny,
  });
  const submit = async (full = code) => {
    if (isEntering || !box.askConsent('Check_agreement')) return;
    const wrong = emailErrors({ email, code: full });
    deny({ email: toMessage(wrong.email), code: toMessage(wrong.code) });
    if (hasErrors(wrong)) return;
    setEntering(true);
    const answer = await act(authEmailLogin, { email: email.trim(), code: full });
    setEntering(false);
    if (answer.ok) return box.onLogin(answer.data);
    const under = errorsOf({ code: answer.code, text: answer.msg });
    deny(under ?? {});
    if (under === undefined) box.say(answer.msg, 'error');
  };
  const field = (name: 'email' | 'code', value: string, set: (value: string) => void) => ({
    value,
    error: say(errors[name]),
    onChange: (text: string) => {
      set(text);
      clear(name);
    },
  });
  return {
    box,
    form,
    email: field('email', email, setEmail),
    image: imageOf(captcha, { say, error: errors.image, onClear: () => clear('image') }),
    code: field('code', code, setCode),
    slide: captcha.slide,
    wait,
    isSending,
    isEntering,
    onSend,
    submit,
  };
}
