/** The few truths that outlive a page (M163); players and learning reports join when their rooms are built. */
import { createStore } from 'zustand/vanilla';
import type { Locale } from '#schemas/locale.ts';
import { readText } from '#schemas/page/text.ts';
import type { Boot } from '#schemas/shop/boot.ts';
import type { KnownUser } from './known-user.ts';

export interface SuperVipData {
  hasSuperVip: boolean;
  url: string;
  is_svip: 0 | 1;
}

export interface GlobalState {
  locales: Locale;
  app_id: string;
  /** `unknown` until the browser has looked whether there is a session. */
  session: 'unknown' | 'out' | 'in';
  userInfo: KnownUser | undefined;
  superVipData: SuperVipData;
  userAvatarIcon: string;
  shopThemeColor: string;
  pageMpBgcolor: string;
  isGrayPage: boolean;
  grayFlag: boolean;
  onlyMobile: boolean;
  learning_title: string;
  my_tasks: string;
  my_purchase_title: string;
}

export type AppStore = ReturnType<typeof createAppStore>;

const NO_VIP: SuperVipData = { hasSuperVip: false, url: '', is_svip: 0 };

export function createAppStore({ info, navbar, theme }: Boot, locale: Locale) {
  const { basic } = navbar;
  return createStore<GlobalState>(() => ({
    locales: locale,
    app_id: info.app_id,
    session: 'unknown',
    userInfo: undefined,
    superVipData: NO_VIP,
    userAvatarIcon: '',
    shopThemeColor: theme.primary,
    pageMpBgcolor: info.page_mp_bgcolor,
    isGrayPage: info.is_gray_page === 1,
    grayFlag: info.gray_flag === 1,
    onlyMobile: info.only_mobile === 1,
    learning_title: readText(basic.learning_title, locale),
    my_tasks: readText(basic.myTasks, locale),
    my_purchase_title: readText(basic.my_purchase_title, locale),
  }));
}

export function enter(store: AppStore, user: KnownUser): void {
  store.setState({ session: 'in', userInfo: user, userAvatarIcon: user.avatar });
}

/** M155: nothing of the person stays. */
export function leave(store: AppStore): void {
  store.setState({ session: 'out', userInfo: undefined, userAvatarIcon: '', superVipData: NO_VIP });
}
