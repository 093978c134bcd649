/** Starts a session at the desk for a person who has just proved who they are (D139). */
import { deskRoleOf, signInErrorOf, type AccountRow } from '#server/areas/identity/area.ts';
import type { ShopContext } from '#server/areas/shop/area.ts';
import type { Deps } from '#server/kernel/area.ts';
import type { DeskHolder } from '../http/desk-cookie.ts';

type SignInError = NonNullable<ReturnType<typeof signInErrorOf>>;

/** The account has no role at the desk, which says so in its own words. */
export const NO_DESK_ROLE = { ok: false, code: 'no-permission', data: { reason: 'no-desk-role' } } as const;

export type DeskOpening<Stale extends string> =
  | { ok: true; holder: DeskHolder; token: string }
  | { ok: false; code: SignInError | Stale }
  | typeof NO_DESK_ROLE;

/** @param stale what is answered where the account has changed since it was judged (requirement 22) */
export async function openDesk<const Stale extends string>(
  { deps, shop }: { deps: Pick<Deps, 'identity' | 'clock'>; shop: ShopContext },
  account: AccountRow,
  { stale, userAgent }: { stale: Stale; userAgent: string },
): Promise<DeskOpening<Stale>> {
  const refusal = signInErrorOf(account, shop.capabilities);
  if (refusal !== undefined) return { ok: false, code: refusal };
  const role = deskRoleOf(account);
  if (role === undefined) return NO_DESK_ROLE;
  const grounds = { ways: account, authenticatedAt: deps.clock.now() };
  const start = await deps.identity.sessions.start(grounds, { userAgent, place: 'desk' });
  const user = await deps.identity.users.byId(shop.appId, account.id);
  if (start === undefined || user === undefined) return { ok: false, code: stale };
  return { ok: true, token: start.token, holder: { shop, role, user, session: start.session } };
}
