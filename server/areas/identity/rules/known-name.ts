/** The name somebody goes by on what is issued to them: their real one where they told it, else their nickname. */
import type { Stores } from '#server/kernel/area.ts';

/** Undefined where nobody has this id any more. */
export async function knownName(
  { users, accounts }: Pick<Stores, 'users' | 'accounts'>,
  appId: string,
  userId: string,
): Promise<string | undefined> {
  const [user, account] = await Promise.all([users.byId(appId, userId), accounts.byId(appId, userId)]);
  const realName = account?.realName ?? '';
  return realName === '' ? user?.nickname : realName;
}
