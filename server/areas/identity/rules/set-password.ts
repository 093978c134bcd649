/** What may become a password, and setting it: the one place where a hash is written (requirements 22-24). */
import { passwordsError } from '#schemas/auth/password.ts';
import type { Deps } from '#server/kernel/area.ts';
import { isCommonPassword } from './common-passwords.ts';

export type PasswordRefusal = 'password-format' | 'passwords-differ' | 'password-common';

/** Both entries as typed (M170, M186). */
export interface NewPasswordEntries {
  password: string;
  re_password: string;
}

export function refusePassword({
  password,
  re_password: again,
}: NewPasswordEntries): PasswordRefusal | undefined {
  const fault = passwordsError(password, again);
  if (fault === 'again' || fault === 'mismatch') return 'passwords-differ';
  if (fault !== undefined) return 'password-format';
  return isCommonPassword(password) ? 'password-common' : undefined;
}

/** False where the person is gone. */
export async function setPassword(
  { stores, identity }: Pick<Deps, 'stores' | 'identity'>,
  appId: string,
  userId: string,
  password: string,
): Promise<boolean> {
  const passwordHash = await identity.passwords.hash(password);
  return (await stores.accounts.change(appId, userId, { passwordHash })) === 'changed';
}
