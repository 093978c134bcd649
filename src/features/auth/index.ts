/** What a login remembers between two presses: machines without looks or words. */
export {
  defaultTab,
  isOffered,
  loginTabs,
  loginTabsOf,
  waysOf,
  LOGIN_CHOICES,
  LOGIN_TABS,
  type LoginChoice,
  type LoginTab,
  type LoginTabsEffect,
  type LoginTabsEvent,
  type LoginTabsState,
  type LoginWays,
} from './login-tabs.machine.ts';
export {
  qrLogin,
  readPoll,
  type QrLoginEffect,
  type QrLoginEvent,
  type QrLoginState,
  type QrPhase,
  type QrPolled,
} from './qr-login.machine.ts';
