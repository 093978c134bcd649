/** A form that binds an e-mail address by a code sent to it (D90, D59). */
import { useState } from 'react';
import { formEmailCodeSend } from '#schemas/api/forms/form-codes.ts';
import { authVerificationBindPhone } from '#schemas/api/identity/verifications.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { useEngine } from '#engine/provider.tsx';
import { codeError, emailError } from '#schemas/auth/login-checks.ts';
import type { LoginBox } from './login-box.ts';
import { sayIn, type FieldMessage } from '#features/forms/field-message.ts';
import type { SmsRefusal } from '#features/verification/sms-countdown.machine.ts';
import { imageOf, shownOf } from '#features/verification/use-captcha.ts';
import { useFieldErrors } from '#features/forms/use-field-errors.ts';
import { useSendProven, type RefusedProof } from './use-send-proven.ts';
import { useSentCode } from '#features/verification/use-sent-code.ts';

interface EmailErrors {
  email?: FieldMessage | undefined;
  image?: FieldMessage | undefined;
  code?: FieldMessage | undefined;
}

interface EmailOptions {
  say: LoginBox['say'];
  /** Nothing where it was taken. */
  send: (proof: { email: string; code: string }) => Promise<RefusedProof | undefined>;
}

const EMAIL_CODES = new Set(['email-wrong', 'email-taken', 'email-not-registered']);
const CODE_CODES = new Set(['email-code-wrong', 'email-code-expired']);

function errorsOf({ code, msg: text }: RefusedProof): EmailErrors | undefined {
  if (EMAIL_CODES.has(code)) return { email: { text } };
  if (code === 'image-code-wrong') return { image: { text } };
  return CODE_CODES.has(code) ? { code: { text } } : undefined;
}

export function useEmailProof(act: Caller, { say, send }: EmailOptions) {
  const sayMessage = sayIn(useEngine().locale);
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const { form, errors, deny, clear } = useFieldErrors<EmailErrors>({});
  const { isBusy, sendProven } = useSendProven({ send, errorsOf, deny, say });
  const wrong = () => {
    const key = emailError(email);
    return key === undefined ? undefined : { email: { key } };
  };
  const { captcha, sessionId, ...button } = useSentCode<EmailErrors>(act, {
    begin: authVerificationBindPhone,
    sendBy: (proof) => act(formEmailCodeSend, { email: email.trim(), scene: 'bind', ...shownOf(proof) }),
    errorsBefore: wrong,
    errorsAfter: ({ code: refusalCode, text }: SmsRefusal) => errorsOf({ code: refusalCode, msg: text }),
    say,
    deny,
  });
  const submit = async (full = code) => {
    if (isBusy) return;
    const codeKey = codeError(full) ?? (sessionId === '' ? 'Login_code' : undefined);
    const isWrong = wrong();
    deny({ ...isWrong, code: codeKey === undefined ? undefined : { key: codeKey } });
    if (isWrong !== undefined || codeKey !== undefined) return;
    await sendProven({ email: email.trim(), code: full });
  };
  return {
    form,
    slide: captcha.slide,
    isBusy,
    ...button,
    email: {
      value: email,
      error: sayMessage(errors.email),
      onChange: (text: string) => {
        setEmail(text);
        clear('email');
      },
    },
    image: imageOf(captcha, { say: sayMessage, error: errors.image, onClear: () => clear('image') }),
    code: {
      value: code,
      error: sayMessage(errors.code),
      onChange: (text: string) => {
        setCode(text);
        clear('code');
      },
    },
    submit: (full?: string) => void submit(full),
  };
}
