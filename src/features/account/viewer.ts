/** The person as views see them; the same object as long as nothing changed. */
import type { Viewer } from '#engine/engine.ts';
import type { Watchable } from '#engine/store.ts';
import type { AppStore } from '#state/app-state.ts';
import type { AccountSlice } from './slice.ts';

export function viewerOf(store: AppStore): Watchable<Viewer> {
  let lastAccount: AccountSlice | undefined;
  let viewer: Viewer = { status: 'unknown' };
  return {
    subscribe: store.subscribe,
    get: () => {
      const { account } = store.getState();
      if (account !== lastAccount) viewer = read(account, viewer);
      lastAccount = account;
      return viewer;
    },
  };
}

function read({ session, userInfo, superVipData }: AccountSlice, before: Viewer): Viewer {
  if (session === 'in' && userInfo !== undefined) {
    if (superVipData === undefined) return { status: 'in', user: userInfo };
    const { hasSuperVip, is_svip, url } = superVipData;
    return { status: 'in', user: { ...userInfo, svip: hasSuperVip && is_svip === 1, svipUrl: url } };
  }
  const status = session === 'unknown' ? 'unknown' : 'out';
  return before.status === status ? before : { status };
}
