/** Who is at the desk, among what react-query keeps, and where the login leads: only ever to an address of the desk itself. */
import { DESK, DESK_LOGIN, DESK_START } from '#schemas/desk/paths.ts';

export const SESSION_KEY = ['desk.session'] as const;

/** The address `next` names; the first screen where it names none of the desk's. */
export function addressAfterLogin(next: string | null): string {
  if (next === null || !URL.canParse(next, window.location.origin)) return DESK;
  const { origin, pathname, search, hash } = new URL(next, window.location.origin);
  const isDesk = pathname === DESK || pathname.startsWith(`${DESK}/`);
  if (origin !== window.location.origin || !isDesk || pathname === DESK_LOGIN || pathname === DESK_START)
    return DESK;
  return pathname + search + hash;
}
