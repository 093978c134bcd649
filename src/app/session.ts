/** Who is here: the remembered person first, then the server's word (M153-M155, M161). */
import { authUserInfoGet } from '#schemas/api/auth/auth.user_info.get.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import type { Viewer } from '#engine/engine.ts';
import type { Watchable } from '#engine/store.ts';
import type { KeyValueStore } from '#platform/storage.ts';
import { enter, leave, type AppStore, type GlobalState } from '#state/app-state.ts';
import { forgetUser, knownUserOf, recallUser, rememberUser } from '#state/known-user.ts';
import { forgetSearches } from '#state/search-history.ts';

const SESSION_COOKIE = 'pc_user_key';

/** The readable cookie beside the session; without it nobody is logged in and nothing needs to be asked. */
export function hasSessionCookie(cookies: string): boolean {
  return cookies
    .split('; ')
    .some((one) => one.startsWith(`${SESSION_COOKIE}=`) && one.length > SESSION_COOKIE.length + 1);
}

export interface SessionPorts {
  store: AppStore;
  kept: KeyValueStore;
  cookies: () => string;
  call: Caller;
}

/** Settles who is here; a failed call changes nothing the browser already believes. */
export async function startSession({ store, kept, cookies, call }: SessionPorts): Promise<void> {
  const { app_id } = store.getState();
  if (!hasSessionCookie(cookies())) {
    // Whoever was here is gone, and with them what they searched for (requirement 27); a stranger keeps theirs.
    if (recallUser(kept, app_id) !== undefined) forgetSearches(kept, app_id);
    forgetUser(kept);
    leave(store);
    return;
  }
  const known = recallUser(kept, app_id);
  if (known !== undefined) enter(store, known);
  const answer = await call(authUserInfoGet, {});
  if (answer.ok && answer.data.app_id === app_id) {
    const user = knownUserOf(answer.data.user_info);
    rememberUser(kept, app_id, user);
    enter(store, user);
  } else if (known === undefined || (!answer.ok && answer.code === 'not-logged-in')) {
    forgetUser(kept);
    leave(store);
  }
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
