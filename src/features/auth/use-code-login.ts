/** Login with a phone and the code sent to it (M164-M167, M174-M178, M276-M279), or binding a phone after a first scan (M116, D55). */
import { useEffect, useState } from 'react';
import { authPhoneInquire } from '#schemas/api/auth/auth.phone.inquire.ts';
import { authPhoneLogin } from '#schemas/api/auth/auth.phone_login.ts';
import { authSmsSend } from '#schemas/api/auth/auth.sms.send.ts';
import { authVerificationVerifyLogin } from '#schemas/api/auth/auth.verification.verify_login.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { useEngine } from '#engine/provider.tsx';
import { useMachine } from '#engine/use-machine.ts';
import { systemClock } from '#platform/clock.ts';
import { codeFault, phoneFault } from '#schemas/rules/login-checks.ts';
import { phoneKey, readPhone, wholePhone } from '#schemas/rules/phone.ts';
import { useLoginBox } from './login-box.ts';
import { faultWords } from './fault-words.ts';
import type { Said } from './said.ts';
import {
  readSmsRefusal,
  smsCountdown,
  type SmsEffect,
  type SmsEvent,
  type SmsRefusal,
} from './sms-countdown.machine.ts';
import { useCaptcha } from './use-captcha.ts';
import { useFaults } from './use-faults.ts';

interface CodeFaults {
  phone?: Said | undefined;
  image?: Said | undefined;
  code?: Said | undefined;
}

/** Refusals after which the captcha is asked for once more. */
const CAPTCHA_CODES = new Set<string>(['captcha-needed', 'captcha-wrong', 'captcha-expired']);

/** Where a refusal to send stands; nothing for one that concerns no field. */
function sendFaults({ code, text }: SmsRefusal): CodeFaults | undefined {
  if (code === 'phone-wrong') return { phone: { text } };
  return code === 'image-code-wrong' ? { image: { text } } : undefined;
}

/** M276, M188. */
function loginFaults({ code, msg: text }: { code: string; msg: string }): CodeFaults | undefined {
  if (code === 'sms-code-wrong' || code === 'sms-code-expired') return { code: { text } };
  return code === 'phone-wrong' || code === 'already-bound' ? { phone: { text } } : undefined;
}

async function sendCode(
  act: Caller,
  area: string,
  typed: string,
  { turn, proof }: Extract<SmsEffect, { type: 'send' }>,
): Promise<SmsEvent> {
  const phone = readPhone(area, typed);
  const answer = await act(authSmsSend, {
    phone_name: phone?.number ?? typed.trim(),
    area_code: phone?.area ?? area,
    ...proof,
  });
  const at = systemClock.now();
  return answer.ok
    ? { type: 'sent', turn, at, waitS: answer.data.wait_s }
    : { type: 'refused', turn, at, refusal: readSmsRefusal(answer) };
}

export function useCodeLogin(act: Caller, purpose: 'verifyCode' | 'phone', sent: string) {
  const box = useLoginBox();
  const { locale } = useEngine();
  const { phone: typed, loginKey } = box.tabs;
  const [code, setCode] = useState('');
  const { form, faults, deny, clear } = useFaults<CodeFaults>({});
  const [isEntering, setEntering] = useState(false);
  const [isElsewhere, setElsewhere] = useState(false);
  const [renewals, setRenewals] = useState(0);

  const notSent = (refusal: SmsRefusal) => {
    const under = sendFaults(refusal);
    deny(under ?? {});
    if (under === undefined && !CAPTCHA_CODES.has(refusal.code)) box.say(refusal.text, 'warning');
    else if (under === undefined) box.say(refusal.text, 'info');
  };
  const perform = (effect: SmsEffect, later: (event: SmsEvent) => void) => {
    if (effect.type === 'send') void sendCode(act, box.area, typed, effect).then(later);
    if (effect.type === 'tick-in')
      systemClock.after(effect.ms, () => later({ type: 'tick', turn: effect.turn, at: systemClock.now() }));
    if (effect.type === 'say-sent') box.say(sent, 'success');
    // M142, M265: another picture, and nothing typed.
    if (effect.type === 'renew-captcha') setRenewals((count) => count + 1);
    if (effect.type === 'say-refused') notSent(effect.refusal);
  };
  const [sms, ask] = useMachine(smsCountdown, perform);
  const captcha = useCaptcha(act, authVerificationVerifyLogin, {
    proceed: (proof) => ask({ type: 'asked', proof }),
    // M262.
    show: (text) => box.say(text === '' ? faultWords[locale].Network_busy : text, 'error'),
  });
  const prepare = captcha.send;
  useEffect(() => prepare({ type: 'prepared', purpose: 'sms' }), [prepare, renewals]);

  const send = () => {
    if (sms.phase.name !== 'ready') return;
    const isPhone = phoneFault({ area: box.area, phone: typed }) === undefined;
    // M176.
    deny(isPhone ? {} : { phone: { key: typed.trim() === '' ? 'Enter_phone' : 'Send_phone' } });
    captcha.send({ type: 'pressed', purpose: 'sms', isValid: isPhone });
  };

  const refused = (answer: { code: string; msg: string }) => {
    const under = loginFaults(answer);
    // M279: its own line, with the way back.
    if (answer.code === 'qr-bound-elsewhere') return setElsewhere(true);
    deny(under ?? {});
    if (under === undefined) box.say(answer.msg, 'error');
    // M277: an account that has to be scanned first.
    if (answer.code === 'needs-binding') box.send({ type: 'chosen', choice: 'wechat' });
    return undefined;
  };
  const submit = async (full = code) => {
    if (isEntering || !box.askConsent('Check_agreement')) return;
    const phone = readPhone(box.area, typed);
    const phoneWrong = phoneFault({ area: box.area, phone: typed });
    // Without a code that was sent there is none that could be right.
    const codeKey = codeFault(full) ?? (sms.sessionId === '' ? 'Login_code' : undefined);
    deny({
      // M177.
      phone:
        phoneWrong === undefined
          ? undefined
          : { key: phoneWrong === 'Wrong_phone' ? 'Login_phone' : phoneWrong },
      code: codeKey === undefined ? undefined : { key: codeKey },
    });
    if (phone === undefined || codeKey !== undefined) return;
    setEntering(true);
    const answer = await act(authPhoneLogin, {
      phone: wholePhone(phone),
      area_code: phone.area,
      code: full,
      session_id: sms.sessionId,
      ...(purpose === 'phone' && loginKey !== '' ? { login_key: loginKey } : {}),
    });
    setEntering(false);
    if (answer.ok) box.entered(answer.data);
    else refused(answer);
  };
  /** M206: whether the phone may be bound is asked quietly, once it is typed. */
  const inquire = async () => {
    const phone = readPhone(box.area, typed);
    if (purpose !== 'phone' || loginKey === '' || phone === undefined) return;
    const answer = await act(authPhoneInquire, { phone: phoneKey(phone), login_key: loginKey });
    if (answer.ok) return;
    if (answer.code === 'already-bound') deny({ phone: { text: answer.msg } });
    // M266.
    if (answer.code === 'too-frequent') box.say(answer.msg, 'warning');
  };
  const phase = sms.phase;
  return {
    box,
    captcha,
    code,
    setCode,
    form,
    faults,
    clear,
    /** Seconds left, or 0. */
    wait: phase.name === 'counting' ? phase.left : 0,
    isSending: phase.name === 'sending',
    isEntering,
    isElsewhere,
    send,
    submit,
    inquire,
  };
}
