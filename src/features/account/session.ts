/** Who is here: the remembered person first, then the server's word (M153-M155, M161). */
import { authUserInfoGet } from '#schemas/api/identity/sessions.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import type { KeyValueStore } from '#platform/storage.ts';
import type { AppStore } from '#state/app-state.ts';
import { forgetUser, knownUserOf, recallUser, rememberUser } from './known-user.ts';
import { signIn, signOut } from './slice.ts';

export const SESSION_COOKIE = 'pc_user_key';

/** The readable handle of the session (D46); empty where nobody is logged in. */
export function userKeyOf(cookies: string): string {
  const pair = cookies.split('; ').find((one) => one.startsWith(`${SESSION_COOKIE}=`));
  return pair === undefined ? '' : pair.slice(SESSION_COOKIE.length + 1);
}

/** The readable cookie beside the session; without it nobody is logged in and nothing needs to be asked. */
export function hasSessionCookie(cookies: string): boolean {
  return userKeyOf(cookies) !== '';
}

export interface SessionPorts {
  store: AppStore;
  appId: string;
  storage: KeyValueStore;
  cookies: () => string;
  call: Caller;
  /** Drops everything the browser keeps of the person, in every feature. */
  forgetPerson: () => void;
  /** Somebody logged in just now: whom the browser remembers may be somebody else. */
  isNew?: boolean;
}

/**
 * Loads who is here; a failed call changes nothing the browser already believes. Answers what the server said where
 * it did not tell (M161).
 */
export async function loadSession(ports: SessionPorts): Promise<string | undefined> {
  const { store, appId, storage, cookies, call, forgetPerson, isNew = false } = ports;
  const storedUser = recallUser(storage, appId);
  if (!hasSessionCookie(cookies())) {
    // Whoever was here is gone, and with them what they left (requirement 27); a stranger keeps theirs.
    if (storedUser !== undefined) forgetPerson();
    forgetUser(storage);
    signOut(store);
    return undefined;
  }
  const expectedUser = isNew ? undefined : storedUser;
  if (expectedUser !== undefined) signIn(store, expectedUser);
  const answer = await call(authUserInfoGet, { need_account_email: 0 });
  if (answer.ok && answer.data.app_id === appId) {
    const user = knownUserOf(answer.data.user_info);
    rememberUser(storage, appId, user);
    signIn(store, user);
    return undefined;
  }
  if (expectedUser === undefined || (!answer.ok && answer.code === 'not-logged-in')) {
    forgetUser(storage);
    signOut(store);
  }
  return answer.ok ? '' : answer.msg;
}
