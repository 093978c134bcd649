/** What may become a password, and setting it: the one place where a hash is written (requirements 22-24). */
import { passwordsError } from '#schemas/auth/password.ts';
import type { Deps } from '#server/kernel/area.ts';
import type { AccountRow, WaysIn, WaysInChanging } from '../ports/accounts.ts';
import { isCommonPassword } from './common-passwords.ts';
import { changeWaysIn } from './sign-in.ts';
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

/** False where the person is gone, or is not as they were judged any more; else the sessions of before have ended. */
export async function setPassword(
  deps: Pick<Deps, 'stores' | 'identity' | 'bus'>,
  ways: WaysIn,
  password: string,
  options: WaysInChanging = {},
): Promise<boolean> {
  const passwordHash = await deps.identity.passwords.hash(password);
  return (await changeWaysIn(deps, ways, { passwordHash }, options)) === 'changed';
}

/** A first password for somebody who has just logged in (D58); the account it is of where it was set. */
export async function setFirstPassword(
  deps: Pick<Deps, 'stores' | 'identity' | 'clock' | 'bus'>,
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
  const by = viewer.session.publicId;
  const isSet = await setPassword(deps, account, entries.password, { by, keepsOthers: true });
  return isSet ? { ok: true, account } : { ok: false, code: 'state-conflict' };
}
