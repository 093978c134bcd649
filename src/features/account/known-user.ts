/** What the browser remembers of the person between visits: nothing but nickname, avatar and flags (requirement 27, M153). */
import type { UserInfo } from '#schemas/api/identity/sessions.ts';
import type { KeyValueStore } from '#platform/storage.ts';

export interface KnownUser {
  user_id: string;
  nickname: string;
  avatar: string;
  svip: boolean;
  owner: boolean;
  /** Ids of goods owned; asked anew on each start and never stored. */
  // oxlint-disable-next-line names/no-bare-participle -- the name it has on the wire
  bought: Pick<readonly string[], 'includes'>;
}

/** Where the person is kept; other tabs of the browser watch it. */
export const KNOWN_USER_KEY = 'lt-user';

export function knownUserOf(info: UserInfo): KnownUser {
  return {
    user_id: info.user_id,
    nickname: info.wx_nickname,
    avatar: info.wx_avatar,
    svip: info.is_svip === 1,
    owner: info.is_owner === 1,
    bought: info.bought,
  };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 2048;
}

/** The remembered person of this shop; anything that does not look like one is dropped. */
export function recallUser(store: KeyValueStore, appId: string): KnownUser | undefined {
  const text = store.get(KNOWN_USER_KEY);
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && 'app_id' in value && value.app_id === appId) {
      const user = readUser(value);
      if (user !== undefined) return user;
    }
  } catch {
    // Falls through: what cannot be read is forgotten like what does not fit.
  }
  store.remove(KNOWN_USER_KEY);
  return undefined;
}

function readUser(value: object): KnownUser | undefined {
  if (!('user_id' in value) || !isText(value.user_id) || !('nickname' in value) || !isText(value.nickname))
    return undefined;
  if (!('avatar' in value) || !isText(value.avatar)) return undefined;
  const svip = 'svip' in value && value.svip === true;
  const owner = 'owner' in value && value.owner === true;
  return { user_id: value.user_id, nickname: value.nickname, avatar: value.avatar, svip, owner, bought: [] };
}

export function rememberUser(store: KeyValueStore, appId: string, user: KnownUser): void {
  const { bought: _private, ...rest } = user;
  store.set(KNOWN_USER_KEY, JSON.stringify({ app_id: appId, ...rest }));
}

export function forgetUser(store: KeyValueStore): void {
  store.remove(KNOWN_USER_KEY);
}
