/** Whether a person holds a phone: the code they typed, in the flow of this browser it was sent for (M205, requirement 17). */
import { phoneKey, type Phone } from '#schemas/auth/phone.ts';
import type { Deps } from '#server/kernel/area.ts';
import type { FlowPurpose } from '../ports/captchas.ts';
import { PROOF_LIFE_MS } from '../limits.ts';

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

/** What one may prove one's own phone for; anybody else proves one for a new password alone. */
const OWN_PURPOSES: readonly FlowPurpose[] = ['modifyPwd', 'bindPhone', 'verfyLogin'];

/** A token from which a password may be set or a phone changed (requirements 22, 24); only who holds the phone gets so far. */
export async function makePhoneProof(
  deps: Pick<Deps, 'stores' | 'messaging' | 'identity'>,
  attempt: Omit<PhoneProof, 'purposes'>,
  /** Of who is logged in. */
  ownPhone: string | undefined,
): Promise<{ ok: true; token: string } | { ok: false; code: ProofRefusal | 'phone-not-registered' }> {
  const { appId, browser } = attempt;
  const phone = phoneKey(attempt.phone);
  const purposes: readonly FlowPurpose[] = ownPhone === phone ? OWN_PURPOSES : ['modifyPwd'];
  const result = await provePhone(deps, { ...attempt, purposes });
  if (!result.ok) return result;
  // Only who holds the phone learns whether it is known (requirement 26).
  const account = await deps.stores.accounts.byPhone(appId, phone);
  if (account === undefined) return { ok: false, code: 'phone-not-registered' };
  const purpose = result.purpose === 'modifyPwd' ? 'modifyPwd' : 'bindPhone';
  const proof = { purpose, phone, userId: account.id, browser } as const;
  return { ok: true, token: await deps.identity.tickets.make(appId, 'proof', proof, PROOF_LIFE_MS) };
}
