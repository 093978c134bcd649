/** The cookie of a session at the desk, and the person behind it (D139). */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DeskRole } from '#schemas/console/roles.ts';
import { gateRefusal, isLetIn, type GateRefusal } from '#schemas/shop/gate.ts';
import { secondsOf } from '#schemas/time.ts';
import { deskRoleOf, gatePersonOf, type SessionRow, type UserRow } from '#server/areas/identity/area.ts';
import type { ShopContext } from '#server/areas/shop/area.ts';
import type { Deps } from '#server/kernel/area.ts';
import { DESK_SESSION_MS } from '../limits.ts';

/** Browsers take a `Secure` cookie of this machine over plain http too, so that it has one name everywhere. */
const COOKIE = '__Host-desk';
const ATTRIBUTES = { path: '/', sameSite: 'strict', secure: true, httpOnly: true } as const;

/** What happens to the cookie along with an answer. */
export type DeskSessionChange = { kind: 'ended' } | { kind: 'started'; token: string };

/** A person signed in at the desk of a shop. */
export interface DeskHolder {
  shop: ShopContext;
  user: UserRow;
  session: SessionRow;
  role: DeskRole;
}

export function deskToken(request: FastifyRequest): string | undefined {
  return request.cookies[COOKIE];
}

export function changeDeskSession(reply: FastifyReply, change: DeskSessionChange): void {
  if (change.kind === 'ended') reply.clearCookie(COOKIE, ATTRIBUTES);
  else reply.setCookie(COOKIE, change.token, { ...ATTRIBUTES, maxAge: secondsOf(DESK_SESSION_MS) });
}

/** Why the gate of the shop lets this person write nothing, by whichever way they come (D116). */
export function writeRefusal(user: UserRow, { capabilities }: ShopContext): GateRefusal | undefined {
  const person = gatePersonOf(user);
  const refusal = gateRefusal('write', person, capabilities);
  if (refusal !== undefined) return refusal;
  return isLetIn(person, capabilities) ? undefined : 'not-logged-in';
}

/**
 * Who is at the desk of this shop in this browser: read anew with each call, so that a role that was taken, an account that was
 * disabled and a session that was ended count at once.
 */
export async function deskHolderOf(
  request: FastifyRequest,
  { identity }: Pick<Deps, 'identity'>,
  shop: ShopContext,
): Promise<DeskHolder | undefined> {
  const token = deskToken(request);
  if (token === undefined || token === '') return undefined;
  const row = await identity.sessions.byToken(shop.appId, token, 'desk');
  if (row === undefined || row.user.disabledAt !== undefined) return undefined;
  const role = deskRoleOf(row.user);
  if (role === undefined || writeRefusal(row.user, shop) !== undefined) return undefined;
  return { shop, role, ...row };
}
