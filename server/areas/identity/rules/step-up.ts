/** A fresh proof that it is the person themself and no stolen session (requirement 24, B32): their own phone, proven in this browser. */
import { PROOF_LIFE_MS } from '../limits.ts';
import { isAhead } from '#server/kernel/clock.ts';
import type { Deps } from '#server/kernel/area.ts';
import type { Viewer } from './viewer.ts';

export type OwnProofRefusal = 'proof-needed' | 'reset-token-expired';

export interface OwnProof {
  browser: string;
  /** Of `auth.phone_code.verify`; undefined where none was shown. */
  token: string | undefined;
}

/** A login is a proof of who one is for as long as any other proof, and no younger where it is carried elsewhere. */
export function isFreshLogin({ clock }: Pick<Deps, 'clock'>, { session }: Viewer): boolean {
  const now = clock.now();
  return session.authenticatedAt + PROOF_LIFE_MS > now && !isAhead(session.authenticatedAt, now);
}

/** Another way in is a way in for ever: it takes a proof of the phone however fresh the login, where there is a phone (B32). */
export function needsProofToBind(deps: Pick<Deps, 'clock'>, viewer: Viewer): boolean {
  return viewer.user.phone !== '' || !isFreshLogin(deps, viewer);
}

/** Why what was shown will not do; it stays, so that a wrong code beside it costs nobody another SMS. */
export async function refuseProof(
  { identity }: Pick<Deps, 'identity'>,
  { user }: Viewer,
  { browser, token }: OwnProof,
): Promise<OwnProofRefusal | undefined> {
  if (token === undefined) return 'proof-needed';
  const offer = await identity.tickets.peek(user.appId, 'proof', token);
  const isOwn = offer?.purpose === 'bindPhone' && offer.userId === user.id && offer.phone === user.phone;
  return isOwn && offer.browser === browser ? undefined : 'reset-token-expired';
}

/** Uses it up; false where somebody else was quicker. */
export async function spendProof(
  { identity }: Pick<Deps, 'identity'>,
  { user }: Viewer,
  { token = '' }: OwnProof,
): Promise<boolean> {
  return (await identity.tickets.take(user.appId, 'proof', token)) !== undefined;
}
