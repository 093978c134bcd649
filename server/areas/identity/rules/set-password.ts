/** What may become a password, and setting it: the one place where a hash is written (requirements 22-24). */
import { passwordsError } from '#schemas/auth/password.ts';
import type { Deps } from '#server/kernel/area.ts';
import type { AccountRow } from '../ports/accounts.ts';
import { isCommonPassword } from './common-passwords.ts';
import { isFreshLogin } from './step-up.ts';
import type { Viewer } from './viewer.ts';

export type PasswordRefusal = 'password-format' | 'passwords-differ' | 'password-common';
type FirstPasswordError = PasswordRefusal | 'proof-needed' | 'state-conflict';

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

/** A first password for somebody who has just logged in (D58); the account it is of where it was set. */
export async function setFirstPassword(
  deps: Pick<Deps, 'stores' | 'identity' | 'clock'>,
  viewer: Viewer,
  entries: NewPasswordEntries,
): Promise<{ ok: true; account: AccountRow } | { ok: false; code: FirstPasswordError }> {
  const refusal = refusePassword(entries);
  if (refusal !== undefined) return { ok: false, code: refusal };
  if (!isFreshLogin(deps, viewer)) return { ok: false, code: 'proof-needed' };
  const { appId, id } = viewer.user;
  const account = await deps.stores.accounts.byId(appId, id);
  if (account === undefined || account.passwordHash !== undefined)
    return { ok: false, code: 'state-conflict' };
  const isSet = await setPassword(deps, appId, id, entries.password);
  return isSet ? { ok: true, account } : { ok: false, code: 'state-conflict' };
}
