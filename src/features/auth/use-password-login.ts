/** Login with phone or account and password (M169, M173, M182, M272-M275): checks first, then whatever captcha is asked for, then the login. */
import { useState } from 'react';
import { authAccountLogin, authPasswordLogin } from '#schemas/api/identity/logins.ts';
import { authVerificationAccountLogin } from '#schemas/api/identity/verifications.ts';
import { useEngine } from '#engine/provider.tsx';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { loginNameError, typedPasswordError, type LoginError } from '#schemas/auth/login-checks.ts';
import { readLoginName } from '#schemas/auth/login-name.ts';
import type { CaptchaEvent, CaptchaProof } from '#features/verification/captcha.machine.ts';
import { useLoginBox } from './login-box.ts';
import { fieldMessages } from '#features/forms/field-messages.ts';
import { sayIn, type FieldMessage } from '#features/forms/field-message.ts';
import { imageOf, useCaptcha } from '#features/verification/use-captcha.ts';
import { useFieldErrors } from '#features/forms/use-field-errors.ts';

interface PasswordErrors {
  name?: FieldMessage | undefined;
  password?: FieldMessage | undefined;
  image?: FieldMessage | undefined;
}

/** Refusals that want the captcha once more. */
const CAPTCHA_CODES = new Set<string>([
  'captcha-needed',
  'captcha-wrong',
  'captcha-expired',
  'image-code-wrong',
]);

const toMessage = (key: LoginError | undefined) => (key === undefined ? undefined : { key });

type Later = (event: CaptchaEvent) => void;

interface LoginForm {
  area: string;
  name: string;
  password: string;
}

function sendLogin(act: Caller, appId: string, { area, name, password }: LoginForm, proof: CaptchaProof) {
  const read = readLoginName(area, name);
  const { img_code: _text, code_key: _key, ...proofFields } = proof;
  return read?.kind === 'phone'
    ? act(authPasswordLogin, {
        phone: read.phone.number,
        area_code: read.phone.area,
        app_id: appId,
        password,
        ...proofFields,
      })
    : act(authAccountLogin, { user_name: read?.name ?? name.trim(), password, ...proofFields });
}
type Refusal = Extract<Awaited<ReturnType<typeof sendLogin>>, { ok: false }>;

/** M273, M274: under which field an answer stands; nothing for one that concerns none. */
function errorsOf({ code, msg }: Refusal): PasswordErrors | undefined {
  if (code === 'login-phone-unknown') return { name: { text: msg } };
  if (code === 'password-wrong' || code === 'password-unusable') return { password: { text: msg } };
  return undefined;
}

export function usePasswordLogin(act: Caller, tab: 'password' | 'account') {
  const box = useLoginBox();
  const { locale, boot } = useEngine();
  const [password, setPassword] = useState('');
  const { form, errors, deny, clear } = useFieldErrors<PasswordErrors>({});
  const [isBusy, setBusy] = useState(false);
  const values: LoginForm = { area: box.area, name: box.tabs.phone, password };

  const showRefusal = (answer: Refusal, later: Later) => {
    if (CAPTCHA_CODES.has(answer.code)) later({ type: 'rejected' });
    const under = errorsOf(answer);
    deny(under ?? {});
    // M275: what concerns no field is said above the page.
    if (under === undefined) box.say(answer.msg, 'error');
  };
  const proceed = async (proof: CaptchaProof, later: Later) => {
    setBusy(true);
    const answer = await sendLogin(act, boot.info.app_id, values, proof);
    setBusy(false);
    if (answer.ok) box.onLogin(answer.data);
    else showRefusal(answer, later);
  };
  const captcha = useCaptcha(act, authVerificationAccountLogin, {
    proceed: (proof, later) => void proceed(proof, later),
    // M262.
    show: (text) => box.say(text === '' ? fieldMessages.in(locale)('Network_busy') : text, 'error'),
  });

  const submit = () => {
    if (isBusy || !box.askConsent(tab === 'account' ? 'Check_agreement_account' : 'Check_agreement')) return;
    const name = toMessage(loginNameError(box.area, values.name));
    const wrong = toMessage(typedPasswordError(password));
    deny({ name, password: wrong });
    captcha.send({
      type: 'pressed',
      purpose: 'login',
      isValid: name === undefined && wrong === undefined,
    });
  };
  const image = imageOf(captcha, {
    say: sayIn(locale),
    error: errors.image,
    onClear: () => clear('image'),
  });
  return { box, image, slide: captcha.slide, password, setPassword, form, errors, clear, isBusy, submit };
}
