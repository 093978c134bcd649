/** Signs in at the desk without a password: by a one-time code of the storefront, or from the page of demo shops (D137, D139). */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ShopContext } from '#server/areas/shop/area.ts';
import type { Deps } from '#server/kernel/area.ts';
import { changeDeskSession } from '../http/desk-cookie.ts';
import { openDesk, type DeskOpening } from './open-desk.ts';

/** Sets the cookie where the account may be at this desk; `not-logged-in` where there is no such account. */
export async function signInAtDesk(
  request: FastifyRequest,
  reply: FastifyReply,
  { deps, shop, userId }: { deps: Pick<Deps, 'identity' | 'clock'>; shop: ShopContext; userId: string },
): Promise<DeskOpening<'not-logged-in'>> {
  const account = await deps.identity.accounts.byId(shop.appId, userId);
  if (account === undefined) return { ok: false, code: 'not-logged-in' };
  const userAgent = request.headers['user-agent'] ?? '';
  const opening = await openDesk({ deps, shop }, account, { stale: 'not-logged-in', userAgent });
  if (opening.ok) changeDeskSession(reply, { kind: 'started', token: opening.token });
  return opening;
}
