/** Another phone for a person (M231): with a code to the new one, and proof of the old one or a fresh login (requirement 24). */
import { phoneKey, type Phone } from '#schemas/auth/phone.ts';
import type { Viewer } from './viewer.ts';
import { changeWaysIn, signIn, signInErrorOf, type SignInFacts, type SignInOutcome } from './sign-in.ts';
import { needsProofToBind, refuseProof, spendProof, type OwnProofRefusal } from './step-up.ts';
import { provePhone, type ProofRefusal } from './prove-phone.ts';

export interface PhoneChange {
  browser: string;
  phone: Phone;
  code: string;
  sessionId: string;
  /** Token of the proven old phone. */
  proof: string | undefined;
}

export type PhoneChangeRefusal = ProofRefusal | OwnProofRefusal | 'already-bound' | 'not-found';

/** The session is a new one and all others are over: whoever held the old phone is out (requirement 14). */
export async function changePhone(
  facts: SignInFacts & { viewer: Viewer },
  change: PhoneChange,
): Promise<SignInOutcome | { ok: false; code: PhoneChangeRefusal }> {
  const { deps, shop, viewer } = facts;
  const { appId } = shop;
  const { stores } = deps;
  const { phone } = change;
  const account = await stores.accounts.byId(appId, viewer.user.id);
  if (account === undefined) return { ok: false, code: 'not-found' };
  const refusal = signInErrorOf(account, shop.capabilities);
  if (refusal !== undefined) return { ok: false, code: refusal };
  const isProofAsked = needsProofToBind(deps, viewer);
  const proof = { browser: change.browser, token: change.proof };
  const unproven = isProofAsked ? await refuseProof(deps, viewer, proof) : undefined;
  if (unproven !== undefined) return { ok: false, code: unproven };
  const phoneProof = await provePhone(deps, { ...change, appId, purposes: ['bindPhone'] });
  if (!phoneProof.ok) return phoneProof;
  if (isProofAsked && !(await spendProof(deps, viewer, proof)))
    return { ok: false, code: 'reset-token-expired' };
  const { session } = viewer;
  const newWays = { phone: phoneKey(phone) };
  const outcome = await changeWaysIn(deps, account, newWays, { by: session.publicId });
  if (outcome === 'taken') return { ok: false, code: 'already-bound' };
  if (outcome === 'outdated') return { ok: false, code: 'reset-token-expired' };
  return signIn(facts, { account: { ...account, ...newWays }, from: session, stale: 'reset-token-expired' });
}
