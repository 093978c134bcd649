/** Who may not comment any more: a role of a person, read with each of their calls (M193, R39). */
import type { Stores } from '#server/kernel/area.ts';
import { isStaff } from './viewer.ts';

type People = Pick<Stores, 'users' | 'accounts'>;

/** Id of the person with a phone. */
export async function personOfPhone(
  { accounts }: People,
  appId: string,
  phone: string,
): Promise<string | undefined> {
  return (await accounts.byPhone(appId, phone))?.id;
}

/** Whoever keeps the shop is not banned from it; `already` where it stands so. */
export async function setCommentBan(
  { users }: People,
  appId: string,
  { userId, on }: { userId: string; on: boolean },
): Promise<'done' | 'already' | 'staff' | 'no-person'> {
  const person = await users.byId(appId, userId);
  if (person === undefined) return 'no-person';
  if (on && isStaff(person)) return 'staff';
  return (await users.setRole(appId, userId, { role: 'comment-banned', on })) ? 'done' : 'already';
}
