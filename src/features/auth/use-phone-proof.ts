/** A form that proves one phone to whoever is logged in already: their own before a change, or the new one (M231, requirement 24). */
import { useState } from 'react';
import { authVerificationBindPhone } from '#schemas/api/identity/verifications.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { phoneError } from '#schemas/auth/login-checks.ts';
import { DEFAULT_AREA_CODE, readPhone, type Phone } from '#schemas/auth/phone.ts';
import type { LoginBox } from './login-box.ts';
import type { FieldMessage } from '#features/forms/field-message.ts';
import { usePhoneCode, type CodeFaults } from './use-phone-code.ts';
import { useSendProven, type RefusedProof } from './use-send-proven.ts';

export interface ProvenPhone {
  phone: Phone;
  code: string;
  sessionId: string;
}

interface ProofOptions {
  /** Area code it begins with. */
  area?: string;
  say: LoginBox['say'];
  /** What is wrong with a phone before a code is sent to it; nothing for one that may be proven. */
  judge: (phone: Phone) => FieldMessage | undefined;
  /** Nothing where it was taken. */
  send: (proof: ProvenPhone) => Promise<RefusedProof | undefined>;
}

const PHONE_CODES = new Set(['phone-wrong', 'already-bound', 'phone-not-registered']);
const CODE_CODES = new Set(['sms-code-wrong', 'sms-code-expired']);

/** M188, M276: under which field a refusal stands. */
function errorsOf({ code, msg: text }: RefusedProof): CodeFaults | undefined {
  if (PHONE_CODES.has(code)) return { phone: { text } };
  return CODE_CODES.has(code) ? { code: { text } } : undefined;
}

export function usePhoneProof(
  act: Caller,
  { area: first = DEFAULT_AREA_CODE, say, judge, send }: ProofOptions,
) {
  const [area, setArea] = useState(first === '' ? DEFAULT_AREA_CODE : first);
  const [typedText, type] = useState('');
  const proof = usePhoneCode(act, {
    begin: authVerificationBindPhone,
    phone: { area, setArea, typedText, type },
    say,
  });
  const { fields, deny, codeErrors, sessionId } = proof;
  const { isBusy, sendProven } = useSendProven({ send, errorsOf, deny, say });
  const phone = readPhone(area, typedText);
  const unfit = phone === undefined ? undefined : judge(phone);
  const submit = async (full = proof.code) => {
    if (isBusy) return;
    const wrong = phoneError({ area, phone: typedText });
    const unproven = codeErrors(full);
    deny({ ...unproven, phone: wrong === undefined ? unfit : { key: wrong } });
    if (phone === undefined || unfit !== undefined || unproven.code !== undefined) return;
    await sendProven({ phone, code: full, sessionId });
  };
  return {
    form: proof.form,
    slide: proof.slide,
    isBusy,
    fields: {
      ...fields,
      onSend: () => (unfit === undefined ? fields.onSend() : deny({ phone: unfit })),
    },
    submit: (full?: string) => void submit(full),
  };
}
