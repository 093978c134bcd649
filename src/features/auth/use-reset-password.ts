/** A new password by the proof of a phone, in two steps (M148, M149, M268-M271, M282, M283): the machine with its calls and its words. */
import { authPhoneCodeVerify } from '#schemas/api/identity/login-codes.ts';
import { authVerificationModifyPassword } from '#schemas/api/identity/verifications.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { ownWordsOf, type Answer } from '#schemas/api/envelope.ts';
import { useEngine } from '#engine/provider.tsx';
import { useMachine } from '#engine/use-machine.ts';
import { phoneError } from '#schemas/auth/login-checks.ts';
import { readPhone } from '#schemas/auth/phone.ts';
import { fieldMessages } from '#features/forms/field-messages.ts';
import type { LoginBox } from './login-box.ts';
import {
  resetPassword,
  type ResetEffect,
  type ResetEvent,
  type ResetRefusal,
} from './reset-password.machine.ts';
import { passwordRefusal, useNewPassword } from './use-new-password.ts';
import { usePhoneCode, type CodeFaults, type PhoneTyped } from './use-phone-code.ts';

type Effect<Type extends ResetEffect['type']> = Extract<ResetEffect, { type: Type }>;

export interface ResetPorts {
  phone: PhoneTyped;
  say: LoginBox['say'];
  hush: LoginBox['hush'];
  /** Sets it with the token of the proven phone; the answer names the phone, where it is not this person's own page. */
  set: (entries: {
    password: string;
    re_password: string;
    token: string;
  }) => Promise<Answer<{ phone?: string }>>;
  onFinish: (phone: string) => void;
  left: () => void;
}

/** M269, M270; nothing for one that concerns no field. */
function proofErrors({ code, text }: ResetRefusal): CodeFaults | undefined {
  if (code === 'sms-code-wrong' || code === 'sms-code-expired') return { code: { text } };
  return code === 'phone-not-registered' || code === 'phone-wrong' ? { phone: { text } } : undefined;
}

async function prove(act: Caller, { turn, proof }: Effect<'prove-phone'>): Promise<ResetEvent> {
  const answer = await act(authPhoneCodeVerify, { ...proof, check_phone: 1 });
  return answer.ok
    ? { type: 'proven', turn, token: answer.data.token }
    : { type: 'refused', turn, refusal: { code: answer.code, text: ownWordsOf(answer) } };
}

async function setBy(
  set: ResetPorts['set'],
  { turn, token, password, again: re_password }: Effect<'set-password'>,
): Promise<ResetEvent> {
  const answer = await set({ password, re_password, token });
  return answer.ok
    ? { type: 'set', turn, phone: answer.data.phone ?? '' }
    : { type: 'refused', turn, refusal: { code: answer.code, text: ownWordsOf(answer) } };
}

export function useResetPassword(act: Caller, { phone, say, hush, set, onFinish, left }: ResetPorts) {
  const t = fieldMessages.in(useEngine().locale);
  const proof = usePhoneCode(act, { begin: authVerificationModifyPassword, phone, say });
  const entries = useNewPassword();

  const refusedProof = (refusal: ResetRefusal) => {
    const under = proofErrors(refusal);
    proof.deny(under ?? {});
    // M271.
    if (under === undefined) say(refusal.text === '' ? t('Authentication_failed') : refusal.text, 'error');
  };
  const refusedPassword = ({ code, text }: ResetRefusal) => {
    const under = passwordRefusal({ code, msg: text });
    entries.deny(under ?? {});
    if (under !== undefined) return;
    say(text === '' ? t('Set_password_failed') : text, 'error');
    // M282, D57: the proof is spent, so another code is wanted, and said where it goes.
    if (code !== 'reset-token-expired') return;
    proof.setCode('');
    proof.deny({ code: { text } });
  };
  const perform = (effect: ResetEffect, later: (event: ResetEvent) => void) => {
    switch (effect.type) {
      case 'prove-phone':
        return void prove(act, effect).then(later);
      case 'set-password':
        return void setBy(set, effect).then(later);
      case 'say-entries':
        return void entries.check();
      case 'say-refused':
        return effect.of === 'phone' ? refusedProof(effect.refusal) : refusedPassword(effect.refusal);
      case 'hush':
        return hush();
      case 'finish':
        return onFinish(effect.phone);
      case 'leave':
        return left();
    }
  };
  const [{ phase }, send] = useMachine(resetPassword, perform);

  const next = (code = proof.code) => {
    const { area, typedText } = phone;
    const read = readPhone(area, typedText);
    const phoneKey = phoneError({ area, phone: typedText });
    const unproven = proof.codeErrors(code);
    proof.deny({ ...unproven, phone: phoneKey === undefined ? undefined : { key: phoneKey } });
    send({
      type: 'next-pressed',
      isValid: read !== undefined && unproven.code === undefined,
      proof: {
        phone: read?.number ?? typedText,
        area_code: read?.area ?? area,
        code,
        session_id: proof.sessionId,
      },
    });
  };
  const { password, again } = entries.typed;
  return {
    step: phase.name,
    isBusy: phase.isBusy,
    proof,
    entries,
    next,
    save: () => send({ type: 'set-pressed', password, again }),
    back: () => send({ type: 'back-pressed' }),
  };
}
