/** The state's slice of the person: whether one is logged in, who, and their super membership (M163). */
import type { AppStore } from '#state/app-state.ts';
import type { KnownUser } from './known-user.ts';

/** What the server says of a super membership (M158, M159). */
export interface SuperVipData {
  hasSuperVip: boolean;
  url: string;
  is_svip: number;
}

export interface AccountSlice {
  /** `unknown` until the browser has looked whether there is a session. */
  session: 'unknown' | 'out' | 'in';
  userInfo: KnownUser | undefined;
  /** Nothing until it was asked for. */
  superVipData: SuperVipData | undefined;
}

declare module '#state/app-state.ts' {
  interface Slices {
    account: AccountSlice;
  }
}

const NO_VIP: SuperVipData = { hasSuperVip: false, url: '', is_svip: 0 };

export function accountSlice(): AccountSlice {
  return { session: 'unknown', userInfo: undefined, superVipData: undefined };
}

/** Another person brings no membership of the one before. */
export function signIn(store: AppStore, user: KnownUser): void {
  const { userInfo, superVipData } = store.getState().account;
  const isSame = userInfo?.user_id === user.user_id;
  store.setState({
    account: { session: 'in', userInfo: user, superVipData: isSame ? superVipData : undefined },
  });
}

/** What the server says of a super membership; nothing where there is none (M158, M159). */
export function keepSuperVip(store: AppStore, superVipData: SuperVipData = NO_VIP): void {
  store.setState(({ account }) => ({ account: { ...account, superVipData } }));
}

/** M155: nothing of the person stays. */
export function signOut(store: AppStore): void {
  store.setState({ account: { ...accountSlice(), session: 'out' } });
}
