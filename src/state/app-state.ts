/** The few truths that outlive a page (M163). */
import { createStore } from 'zustand/vanilla';
import type { Locale } from '#schemas/locale.ts';
import { readText } from '#schemas/page/text.ts';
import type { Boot } from '#schemas/shop/boot.ts';
import { pageFlags } from '#schemas/shop/page-start.ts';
import type { KnownUser } from './known-user.ts';

export interface SuperVipData {
  hasSuperVip: boolean;
  url: string;
  is_svip: number;
}

/** Time spent on one lesson, and whether it was told at its point already (M255-M257). */
export interface LearningReport {
  /** Seconds. */
  stayTime: number;
  /** The running timer; nothing while none runs. */
  stayTimer: number | undefined;
  learningResourceId: string;
  reportLock: boolean;
  /** The progress at which it locked; nothing before the first point. */
  reportLockDot: number | undefined;
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
  /** Ids of the resources whose video and whose sound play now; empty while none does. */
  currentPlayer: string;
  currentAudio: string;
  learningReport: LearningReport;
}

export type AppStore = ReturnType<typeof createAppStore>;

const NO_VIP: SuperVipData = { hasSuperVip: false, url: '', is_svip: 0 };
const NOTHING_LEARNT: LearningReport = {
  stayTime: 0,
  stayTimer: undefined,
  learningResourceId: '',
  reportLock: false,
  reportLockDot: undefined,
};

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
    ...pageFlags(info),
    learning_title: readText(basic.learning_title, locale),
    my_tasks: readText(basic.myTasks, locale),
    my_purchase_title: readText(basic.my_purchase_title, locale),
    currentPlayer: '',
    currentAudio: '',
    learningReport: NOTHING_LEARNT,
  }));
}

/** Another person brings no membership of the one before. */
export function enter(store: AppStore, user: KnownUser): void {
  const { userInfo, superVipData } = store.getState();
  const isSame = userInfo?.user_id === user.user_id;
  store.setState({
    session: 'in',
    userInfo: user,
    userAvatarIcon: user.avatar,
    superVipData: isSame ? superVipData : NO_VIP,
  });
}

/** What the server says of a super membership; nothing where there is none (M158, M159). */
export function holdSuperVip(store: AppStore, superVipData: SuperVipData = NO_VIP): void {
  store.setState({ superVipData });
}

/** M155: nothing of the person stays. */
export function leave(store: AppStore): void {
  store.setState({ session: 'out', userInfo: undefined, userAvatarIcon: '', superVipData: NO_VIP });
}
