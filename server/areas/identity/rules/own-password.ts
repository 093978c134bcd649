/** A new password for somebody logged in: by the present one, or by a fresh proof of their phone (requirement 24). */
import type { Deps } from '#server/kernel/area.ts';
import type { AccountRow } from '../ports/accounts.ts';
import type { Viewer } from './viewer.ts';
import {
  refusePassword,
  setPassword,
  type NewPasswordEntries,
  type PasswordRefusal,
} from './set-password.ts';
import type { TicketPayloads } from './tickets.ts';

type PasswordDeps = Pick<Deps, 'stores' | 'identity' | 'bus'>;
type Proof = TicketPayloads['proof'];

/** Who was proven, as they were then; or why nobody was, which is also said where that is not so any more. */
type ProofResult<Refusal> = { ok: true; account: AccountRow; stale: Refusal } | { ok: false; code: Refusal };

/** Takes a proof made for a new password in this browser, of a phone its person still has; any other stays where it is. */
export async function takeProof(
  { identity, stores }: Pick<Deps, 'identity' | 'stores'>,
  { appId, browser, token }: { appId: string; browser: string; token: string },
): Promise<{ proof: Proof; account: AccountRow } | undefined> {
  const offer = await identity.tickets.peek(appId, 'proof', token);
  if (offer === undefined || offer.purpose !== 'modifyPwd' || offer.browser !== browser) return undefined;
  const account = await stores.accounts.byId(appId, offer.userId);
  if (account?.phone !== offer.phone) return undefined;
  const proof = await identity.tickets.take(appId, 'proof', token);
  return proof === undefined ? undefined : { proof, account };
}

/** Judges the present password; counted before it is judged: a stolen session is no place to guess from (B32). */
export async function proveByOld(
  { identity, stores }: PasswordDeps,
  { appId, id }: Viewer['user'],
  password: string,
): Promise<ProofResult<'old-password-wrong'>> {
  const mayGuess = await identity.throttle.countOwn(appId, id);
  const account = await stores.accounts.byId(appId, id);
  const hash = mayGuess ? account?.passwordHash : undefined;
  const isRight = await identity.passwords.matches(password, hash).catch(async (error: unknown) => {
    if (mayGuess) await identity.throttle.giveBackOwn(appId, id);
    throw error;
  });
  if (!isRight || account === undefined) return { ok: false, code: 'old-password-wrong' };
  await identity.throttle.giveBackOwn(appId, id);
  return { ok: true, account, stale: 'old-password-wrong' };
}

/** Judges the token of a proven phone, for who has no password yet or has forgotten it. */
export async function proveByToken(
  deps: PasswordDeps,
  user: Viewer['user'],
  claim: { browser: string; token: string },
): Promise<ProofResult<'reset-token-expired'>> {
  const match = await takeProof(deps, { appId: user.appId, ...claim });
  return match?.account.id === user.id
    ? { ok: true, account: match.account, stale: 'reset-token-expired' }
    : { ok: false, code: 'reset-token-expired' };
}

/**
 * Undefined where the password was changed; then the person's other sessions have ended.
 * @param prove asked last: an entry that will not do costs nobody a guess or a proof.
 */
export async function changePassword<Refusal extends string>(
  deps: PasswordDeps,
  { session }: Viewer,
  entries: NewPasswordEntries,
  prove: () => Promise<ProofResult<Refusal>>,
): Promise<PasswordRefusal | Refusal | undefined> {
  const refusal = refusePassword(entries);
  if (refusal !== undefined) return refusal;
  const proof = await prove();
  if (!proof.ok) return proof.code;
  const isSet = await setPassword(deps, proof.account, entries.password, { by: session.publicId });
  return isSet ? undefined : proof.stale;
}
