/** Who is here over the life of a page: loaded at its start, after a login and after another tab's; forgotten at 8504. */
import { perApp, type AppPorts } from '#engine/app-ports.ts';
import { writeCookie } from '#platform/cookies.ts';
import { hearOtherTabs, localStore } from '#platform/storage.ts';
import { forgetUser, KNOWN_USER_KEY } from './known-user.ts';
import { followOtherTabs } from './other-tabs.ts';
import { loadSession, SESSION_COOKIE, userKeyOf } from './session.ts';
import { signOut } from './slice.ts';

export interface Person {
  /** Loads who is here for the first time, and follows the other tabs from then on. */
  start: () => Promise<void>;
  /** Resolves once it is known for the first time who is here. */
  readonly ready: Promise<void>;
  isIn: () => boolean;
  /** The id of who is here; empty where nobody is. */
  id: () => string;
  /** The readable handle of the session; empty where nobody is logged in. */
  userKey: () => string;
  /** Answers what the server said where it did not tell who is here. */
  load: (isNew?: boolean) => Promise<string | undefined>;
  /**
   * M155: nothing of the person stays (what is the device's does, ADR-198), and whoever polls hears of it where
   * there was one; answers whether there was.
   */
  forget: () => boolean;
  askSuperVip: () => Promise<void>;
}

export const personOf = perApp(makePerson);

function makePerson(app: AppPorts): Person {
  const { store } = app;
  let resolveReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    resolveReady = resolve;
  });
  const isIn = () => store.getState().account.session === 'in';
  let lastId = '';
  return {
    ready,
    isIn,
    id: () => store.getState().account.userInfo?.user_id ?? '',
    start: async () => {
      followTabs(app);
      await loadPerson(app, false);
      resolveReady();
    },
    userKey: () => userKeyOf(document.cookie),
    load: (isNew = false) => loadPerson(app, isNew),
    forget: () => {
      const wasIn = isIn();
      app.forgetPerson();
      if (wasIn) app.engine.events.emit('auth:changed', { isIn: false });
      return wasIn;
    },
    askSuperVip: async () => {
      const { userInfo, superVipData } = store.getState().account;
      if (
        app.preview !== undefined ||
        userInfo === undefined ||
        superVipData !== undefined ||
        lastId === userInfo.user_id
      )
        return;
      lastId = userInfo.user_id;
      const { loadSuperVip } = await import('./super-vip.ts');
      await loadSuperVip(store, app.engine.boot.info.app_id, app.engine.call);
    },
  };
}

/** Drops what this feature keeps of the person, the key of their session included. */
export function dropPerson({ store }: Pick<AppPorts, 'store'>): void {
  forgetUser(localStore);
  void writeCookie(`${SESSION_COOKIE}=; path=/; max-age=0; samesite=lax`);
  signOut(store);
}

async function loadPerson(app: AppPorts, isNew: boolean): Promise<string | undefined> {
  const { engine, store, preview, forgetPerson } = app;
  if (preview === undefined) {
    const appId = engine.boot.info.app_id;
    const cookies = () => document.cookie;
    return loadSession({
      store,
      appId,
      storage: localStore,
      cookies,
      call: engine.call,
      forgetPerson,
      isNew,
    });
  }
  const { playRole } = await import('./play-role.ts');
  playRole(store, preview, engine.locale);
  return undefined;
}

/** In a preview a part is played, and no other tab's. */
function followTabs(app: AppPorts): void {
  const { engine, page, preview, store } = app;
  if (preview !== undefined) return;
  followOtherTabs({
    store,
    events: engine.events,
    listen: (onChange) => hearOtherTabs(KNOWN_USER_KEY, onChange),
    load: () => loadPerson(app, false),
    refresh: page.refresh,
  });
}
