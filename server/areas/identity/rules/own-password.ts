/** A new password for somebody logged in: by the present one, or by a fresh proof of their phone (requirement 24). */
import type { Deps } from '#server/kernel/area.ts';
import type { Viewer } from './viewer.ts';
import { endSessions } from './sign-in.ts';
import {
  refusePassword,
  setPassword,
  type NewPasswordEntries,
  type PasswordRefusal,
} from './set-password.ts';
import type { TicketPayloads } from './tickets.ts';

type PasswordDeps = Pick<Deps, 'stores' | 'identity' | 'bus'>;
type Proof = TicketPayloads['proof'];

/** Takes a proof made for a new password in this browser, of a phone its person still has; any other stays where it is. */
export async function takeProof(
  { identity, stores }: Pick<Deps, 'identity' | 'stores'>,
  { appId, browser, token }: { appId: string; browser: string; token: string },
): Promise<Proof | undefined> {
  const proof = await identity.tickets.peek(appId, 'proof', token);
  if (proof === undefined || proof.purpose !== 'modifyPwd' || proof.browser !== browser) return undefined;
  const account = await stores.accounts.byId(appId, proof.userId);
  if (account?.phone !== proof.phone) return undefined;
  return identity.tickets.take(appId, 'proof', token);
}

/** Counted before it is judged: a stolen session is no place to guess from (B32). */
async function isOwnPassword(
  { identity, stores }: PasswordDeps,
  { appId, id }: Viewer['user'],
  password: string,
): Promise<boolean> {
  const mayGuess = await identity.throttle.countOwn(appId, id);
  const account = await stores.accounts.byId(appId, id);
  const hash = mayGuess ? account?.passwordHash : undefined;
  const isRight = await identity.passwords.matches(password, hash).catch(async (error: unknown) => {
    if (mayGuess) await identity.throttle.giveBackOwn(appId, id);
    throw error;
  });
  if (isRight) await identity.throttle.giveBackOwn(appId, id);
  return isRight;
}

/** Judges the present password. */
export async function refuseOld(
  deps: PasswordDeps,
  user: Viewer['user'],
  password: string,
): Promise<'old-password-wrong' | undefined> {
  return (await isOwnPassword(deps, user, password)) ? undefined : 'old-password-wrong';
}

/** Judges the token of a proven phone, for who has no password yet or has forgotten it. */
export async function refuseToken(
  deps: PasswordDeps,
  user: Viewer['user'],
  given: { browser: string; token: string },
): Promise<'reset-token-expired' | undefined> {
  const proof = await takeProof(deps, { appId: user.appId, ...given });
  return proof?.userId === user.id ? undefined : 'reset-token-expired';
}

/**
 * Undefined where the password was changed; then the person's other sessions have ended.
 * @param prove asked last: an entry that will not do costs nobody a guess or a proof.
 */
export async function changePassword<Refusal extends string>(
  deps: PasswordDeps,
  { user, session }: Viewer,
  entries: NewPasswordEntries,
  prove: () => Promise<Refusal | undefined>,
): Promise<PasswordRefusal | Refusal | undefined> {
  const refusal = refusePassword(entries) ?? (await prove());
  if (refusal !== undefined) return refusal;
  await setPassword(deps, user.appId, user.id, entries.password);
  await endSessions(deps, user.appId, user.id, session.publicId);
  return undefined;
}
