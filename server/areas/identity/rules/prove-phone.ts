/** Whether a person holds a phone: the code they typed, in the flow of this browser it was sent for (M205, requirement 17). */
import { phoneKey, type Phone } from '#schemas/auth/phone.ts';
import type { Deps } from '#server/kernel/area.ts';
import type { FlowPurpose } from '../ports/captchas.ts';

export interface PhoneProof {
  appId: string;
  browser: string;
  sessionId: string;
  phone: Phone;
  code: string;
  /** What the flow may be for. */
  purposes: readonly FlowPurpose[];
}

export type ProofRefusal = 'sms-code-wrong' | 'sms-code-expired';

/** What the flow is for where the code is right; it is used up. */
export async function provePhone(
  { stores, messaging }: Pick<Deps, 'stores' | 'messaging'>,
  proof: PhoneProof,
): Promise<{ ok: true; purpose: FlowPurpose } | { ok: false; code: ProofRefusal }> {
  const { appId, browser, sessionId, phone, code, purposes } = proof;
  const flow = await stores.flows.find(appId, sessionId);
  if (flow?.browser !== browser || !purposes.includes(flow.purpose))
    return { ok: false, code: 'sms-code-expired' };
  const { purpose } = flow;
  const verdict = await messaging.codes.check({ appId, purpose, target: phoneKey(phone), sessionId }, code);
  if (verdict === 'right') return { ok: true, purpose };
  return { ok: false, code: verdict === 'wrong' ? 'sms-code-wrong' : 'sms-code-expired' };
}
