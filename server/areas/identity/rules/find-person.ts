/** A person as the shop's people name them: by a phone, however it is written, or by id. */
import { phoneKey, readWrittenPhone } from '#schemas/auth/phone.ts';
import type { Stores } from '#server/kernel/area.ts';
import { isStorable } from '#server/kernel/db/text.ts';
import type { UserRow } from '../ports/users.ts';

export async function findPerson(
  { users, accounts }: Pick<Stores, 'users' | 'accounts'>,
  appId: string,
  name: string,
): Promise<UserRow | undefined> {
  const phone = readWrittenPhone(name);
  const account = phone === undefined ? undefined : await accounts.byPhone(appId, phoneKey(phone));
  const id = account?.id ?? name;
  return isStorable(id) ? users.byId(appId, id) : undefined;
}
