/** Another phone for a person (M231): with a code to the new one, and proof of the old one where there is one (requirement 24). */
import { phoneKey, type Phone } from '#schemas/rules/phone.ts';
import type { Viewer } from '../viewer.ts';
import { endSessions, enterShop, refuseEntry, type EnterFacts, type EnterOutcome } from './enter.ts';
import { provePhone, type ProofRefusal } from './prove-phone.ts';

export interface PhoneChange {
  browser: string;
  phone: Phone;
  code: string;
  sessionId: string;
  /** Token of the proven old phone. */
  proof: string | undefined;
}

export type PhoneChangeRefusal =
  ProofRefusal | 'already-bound' | 'proof-needed' | 'reset-token-expired' | 'not-found';

/** A proof of the phone the person has now, which they gave in this browser. */
async function isHeld(
  { deps, shop, viewer: { user } }: EnterFacts & { viewer: Viewer },
  { browser, proof = '' }: PhoneChange,
): Promise<boolean> {
  const held = await deps.identity.tickets.peek(shop.appId, 'proof', proof);
  if (held?.purpose !== 'bindPhone' || held.userId !== user.id) return false;
  return held.browser === browser && held.phone === user.phone;
}

/** The session is a new one and all others are over: whoever held the old phone is out (requirement 14). */
export async function changePhone(
  facts: EnterFacts & { viewer: Viewer },
  change: PhoneChange,
): Promise<EnterOutcome | { ok: false; code: PhoneChangeRefusal }> {
  const { deps, shop, viewer } = facts;
  const { appId } = shop;
  const { stores, identity } = deps;
  const { phone, proof } = change;
  const account = await stores.accounts.byId(appId, viewer.user.id);
  if (account === undefined) return { ok: false, code: 'not-found' };
  const refusal = refuseEntry(account, shop.capabilities);
  if (refusal !== undefined) return { ok: false, code: refusal };
  const hasPhone = account.phone !== '';
  if (hasPhone && proof === undefined) return { ok: false, code: 'proof-needed' };
  if (hasPhone && !(await isHeld(facts, change))) return { ok: false, code: 'reset-token-expired' };
  const proven = await provePhone(deps, { ...change, appId, purposes: ['bindPhone'] });
  if (!proven.ok) return proven;
  const isSpent = hasPhone && (await identity.tickets.take(appId, 'proof', proof ?? '')) === undefined;
  if (isSpent) return { ok: false, code: 'reset-token-expired' };
  const changed = await stores.accounts.change(appId, account.id, { phone: phoneKey(phone) });
  if (changed === 'taken') return { ok: false, code: 'already-bound' };
  await endSessions(deps, appId, account.id, viewer.session.publicId);
  return enterShop(facts, { ...account, phone: phoneKey(phone) });
}
