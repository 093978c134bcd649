/** Login with a phone and the code sent to it (M164-M167, M174-M178, M276-M279), or binding a phone after a first scan (M116, D55). */
import { useState } from 'react';
import { authPhoneInquire } from '#schemas/api/identity/phones.ts';
import { authPhoneLogin } from '#schemas/api/identity/logins.ts';
import { authVerificationVerifyLogin } from '#schemas/api/identity/verifications.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { useEngine } from '#engine/provider.tsx';
import { phoneError } from '#schemas/auth/login-checks.ts';
import { phoneKey, readPhone, wholePhone } from '#schemas/auth/phone.ts';
import { fieldMessages } from '#features/forms/field-messages.ts';
import { useLoginBox } from './login-box.ts';
import { phoneOf, usePhoneCode, type CodeFaults } from './use-phone-code.ts';

/** M276, M188. */
function loginErrors({ code, msg: text }: { code: string; msg: string }): CodeFaults | undefined {
  if (code === 'sms-code-wrong' || code === 'sms-code-expired') return { code: { text } };
  return code === 'phone-wrong' || code === 'already-bound' ? { phone: { text } } : undefined;
}

/** @param isLive false as long as what the server drew is only taken over. */
export function useCodeLogin(act: Caller, purpose: 'verifyCode' | 'phone', isLive: boolean) {
  const box = useLoginBox();
  const { locale, boot } = useEngine();
  const t = fieldMessages.in(locale);
  const { phone: typedPhone, loginKey, loginCode } = box.tabs;
  const proof = usePhoneCode(act, {
    begin: authVerificationVerifyLogin,
    phone: phoneOf(box),
    say: box.say,
    isLive,
  });
  const { code, deny, codeErrors, sessionId } = proof;
  const [isEntering, setEntering] = useState(false);
  const [isElsewhere, setElsewhere] = useState(false);

  const showRefusal = (answer: { code: string; msg: string }) => {
    const under = loginErrors(answer);
    // M279: its own line, with the way back.
    if (answer.code === 'qr-bound-elsewhere') return setElsewhere(true);
    deny(under ?? {});
    if (under === undefined) box.say(answer.msg, 'error');
    // M277: an account that has to be scanned first.
    if (answer.code === 'needs-binding') box.send({ type: 'scan-asked' });
    return undefined;
  };
  const submit = async (full = code) => {
    if (isEntering || !box.askConsent('Check_agreement')) return;
    const phone = readPhone(box.area, typedPhone);
    const phoneWrong = phoneError({ area: box.area, phone: typedPhone });
    const wrong = codeErrors(full);
    deny({
      ...wrong,
      // M177.
      phone:
        phoneWrong === undefined
          ? undefined
          : { key: phoneWrong === 'Wrong_phone' ? 'Login_phone' : phoneWrong },
    });
    if (phone === undefined || wrong.code !== undefined) return;
    setEntering(true);
    const answer = await act(authPhoneLogin, {
      phone: wholePhone(phone),
      area_code: phone.area,
      app_id: boot.info.app_id,
      code: full,
      session_id: sessionId,
      ...(purpose === 'phone' && loginKey !== '' ? { login_key: loginKey } : {}),
    });
    setEntering(false);
    if (answer.ok) box.onLogin(answer.data);
    else showRefusal(answer);
  };
  /** M206: whether the phone may be bound is asked quietly, once it is typed. */
  const inquire = async () => {
    const phone = readPhone(box.area, typedPhone);
    if (purpose !== 'phone' || loginKey === '' || phone === undefined) return;
    const answer = await act(authPhoneInquire, {
      phone: phoneKey(phone),
      login_code: loginCode,
      login_key: loginKey,
    });
    if (answer.ok) return;
    if (answer.code === 'already-bound') deny({ phone: { text: answer.msg } });
    // M266: in words of its own, for nothing was sent.
    if (answer.code === 'too-frequent') box.say(t('Again_try'), 'warning');
  };
  return { ...proof, box, isEntering, isElsewhere, submit, inquire };
}
