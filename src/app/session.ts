/** Who is here: the remembered person first, then the server's word (M153-M155, M158, M161). */
import { authUserInfoGet } from '#schemas/api/auth/auth.user_info.get.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import type { Viewer } from '#engine/engine.ts';
import type { Watchable } from '#engine/store.ts';
import type { KeyValueStore } from '#platform/storage.ts';
import { enter, leave, type AppStore, type GlobalState } from '#state/app-state.ts';
import { forgetUser, knownUserOf, recallUser, rememberUser } from '#state/known-user.ts';
import { forgetSearches } from '#state/search-history.ts';
import { settleSuperVip } from './super-vip.ts';

export const SESSION_COOKIE = 'pc_user_key';

/** The readable handle of the session (D46); empty where nobody is logged in. */
export function userKeyOf(cookies: string): string {
  const found = cookies.split('; ').find((one) => one.startsWith(`${SESSION_COOKIE}=`));
  return found === undefined ? '' : found.slice(SESSION_COOKIE.length + 1);
}

/** The readable cookie beside the session; without it nobody is logged in and nothing needs to be asked. */
export function hasSessionCookie(cookies: string): boolean {
  return userKeyOf(cookies) !== '';
}

export interface SessionPorts {
  store: AppStore;
  kept: KeyValueStore;
  cookies: () => string;
  call: Caller;
  /** Somebody logged in just now: whom the browser remembers may be somebody else. */
  isNew?: boolean;
}

/**
 * Settles who is here; a failed call changes nothing the browser already believes. Answers what the server said where
 * it did not tell (M161).
 */
export async function startSession(ports: SessionPorts): Promise<string | undefined> {
  const { store, kept, cookies, call, isNew = false } = ports;
  const { app_id } = store.getState();
  if (!hasSessionCookie(cookies())) {
    // Whoever was here is gone, and with them what they searched for (requirement 27); a stranger keeps theirs.
    if (recallUser(kept, app_id) !== undefined) forgetSearches(kept, app_id);
    forgetUser(kept);
    leave(store);
    return undefined;
  }
  const known = isNew ? undefined : recallUser(kept, app_id);
  if (known !== undefined) enter(store, known);
  const answer = await call(authUserInfoGet, {});
  if (answer.ok && answer.data.app_id === app_id) {
    const user = knownUserOf(answer.data.user_info);
    rememberUser(kept, app_id, user);
    enter(store, user);
    void settleSuperVip(store, call);
    return undefined;
  }
  if (known === undefined || (!answer.ok && answer.code === 'not-logged-in')) {
    forgetUser(kept);
    leave(store);
  }
  return answer.ok ? '' : answer.msg;
}

/** The session as views see it; the same object as long as nothing changed. */
export function viewerOf(store: AppStore): Watchable<Viewer> {
  let seen: GlobalState | undefined;
  let viewer: Viewer = { status: 'unknown' };
  return {
    subscribe: store.subscribe,
    get: () => {
      const state = store.getState();
      if (state !== seen) viewer = read(state, viewer);
      seen = state;
      return viewer;
    },
  };
}

function read({ session, userInfo }: GlobalState, before: Viewer): Viewer {
  if (session === 'in' && userInfo !== undefined) return { status: 'in', user: userInfo };
  const status = session === 'unknown' ? 'unknown' : 'out';
  return before.status === status ? before : { status };
}
