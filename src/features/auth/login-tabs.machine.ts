/** Which part of the login dialog is shown (M110-M124, M129): tabs, corner switch, and whether a QR code is wanted. */
import {
  SCAN_COMPANIES,
  SCAN_COMPANY_NAMES,
  type ScanCompanyName,
} from '#schemas/auth/identity-companies.ts';
import type { QrProviderName } from '#schemas/auth/login-fields.ts';
import type { Capabilities } from '#schemas/shop/capabilities.ts';
import { defineMachine, stay, type Step } from '#engine/define-machine.ts';

/** M110. */
export const LOGIN_TABS = ['wechat', 'verifyCode', 'password', 'quick', 'autoRegister', 'phone'] as const;
/** M129: a training shop's dialog has its scan (the `wechat` tab) and `account`; M36: `email` has a page to itself. */
export type LoginTab = (typeof LOGIN_TABS)[number] | 'account' | 'email';
/** What a person may press: a tab of their own, or one of the other ways (M119). */
export const LOGIN_CHOICES = [
  'wechat',
  'qq',
  'messaging',
  'verifyCode',
  'password',
  'quick',
  'account',
] as const;
export type LoginChoice = (typeof LOGIN_CHOICES)[number];

/** What the shop's config allows, in words (M123, M124, M195). */
export interface LoginWays {
  panel: Capabilities['loginPanel'];
  wechat: boolean;
  qq: boolean;
  messaging: boolean;
  verifyCode: boolean;
  password: boolean;
  /** The flag of an operations school (M114). */
  merchant: boolean;
  /** The page of the login by e-mail, which has nothing else (M36). */
  email?: true;
}

export interface LoginTabsState {
  ways: LoginWays;
  /** Whether this browser holds a merchant's session (M114). */
  merchantCookie: boolean;
  /** `reset` is the forgotten password, in two steps of its own. */
  screen: 'shut' | 'login' | 'reset';
  tab: LoginTab;
  /** Whose QR code the `wechat` tab shows. */
  provider: QrProviderName;
  /** What a first scan left behind, for the `phone` tab (M116). */
  loginKey: string;
  /** The code that was scanned; empty where the scan ended on a page of its own. */
  loginCode: string;
  /** Typed once, there in every tab with a phone; gone when the dialog closes (M121). */
  phone: string;
}

export type LoginTabsEvent =
  | { type: 'configured'; ways: LoginWays }
  | { type: 'merchant-known'; cookie: boolean }
  | { type: 'opened' }
  | { type: 'closed' }
  | { type: 'corner-pressed' }
  /** The window is one that nobody scans: it lies in their hand (D118). */
  | { type: 'narrowed' }
  | { type: 'chosen'; choice: LoginChoice }
  /** Back to a code to scan, whosever the shop has (M277, M279). */
  | { type: 'scan-asked' }
  | { type: 'phone-asked'; loginKey: string; loginCode?: string }
  | { type: 'register-asked' }
  | { type: 'phone-typed'; phone: string }
  | { type: 'forgot-pressed' }
  | { type: 'back-pressed' }
  | { type: 'password-reset'; phone: string };

export type LoginTabsEffect =
  | { type: 'fetch-qr'; provider: QrProviderName }
  | { type: 'clear-qr' }
  | { type: 'warn'; key: 'Not_turnQr' | 'Not_turnPhone' };

type Next = Step<LoginTabsState, LoginTabsEffect>;

/** The ways of a shop's capabilities. */
export function waysOf(can: Capabilities): LoginWays {
  return {
    panel: can.loginPanel,
    wechat: can.wechatLogin,
    qq: can.qqLogin,
    messaging: can.messagingLogin,
    verifyCode: can.smsLogin,
    password: can.passwordLogin,
    merchant: can.merchantSession,
  };
}

/** Nobody can log in here. */
export const hasNoWay = ({ wechat, qq, verifyCode, password, email }: LoginWays): boolean =>
  !wechat && !qq && !verifyCode && !password && email !== true;

/** Everything on (M123). */
export const ALL_WAYS: LoginWays = {
  panel: 'knowledge',
  wechat: true,
  qq: true,
  messaging: false,
  verifyCode: true,
  password: true,
  merchant: false,
};

const hasQr = (ways: LoginWays) => ways.wechat || ways.qq;
const firstProvider = (ways: LoginWays): QrProviderName => (!ways.wechat && ways.qq ? 'qq' : 'wx');
const hasQuick = ({ ways, merchantCookie }: LoginTabsState) =>
  ways.panel === 'knowledge' && ways.merchant && merchantCookie;

/** The tab of phone mode, or nothing where the shop has no way by phone. */
function phoneTab(ways: LoginWays): LoginTab | undefined {
  if (ways.panel === 'training') return ways.password ? 'account' : undefined;
  if (ways.verifyCode) return 'verifyCode';
  return ways.password ? 'password' : undefined;
}

/** M120; where nothing is on, the last of them says so. */
export function defaultTab(ways: LoginWays): LoginTab {
  if (ways.email === true) return 'email';
  if (hasQr(ways)) return 'wechat';
  return phoneTab(ways) ?? (ways.panel === 'training' ? 'wechat' : 'password');
}

/** Whether a choice is offered now; the dialog draws no other. */
export function isOffered(state: LoginTabsState, choice: LoginChoice): boolean {
  const { ways } = state;
  const isTraining = ways.panel === 'training';
  if (choice === 'wechat' || choice === 'qq' || choice === 'messaging') return ways[choice];
  if (choice === 'account') return isTraining && ways.password;
  if (choice === 'quick') return hasQuick(state);
  return !isTraining && ways[choice];
}

/** Whose code a choice shows; undefined for a way without one. */
const companyOf = (choice: LoginChoice): ScanCompanyName | undefined =>
  SCAN_COMPANY_NAMES.find((name) => SCAN_COMPANIES[name].choice === choice);

/** Into a tab, with what that means for the QR code (M122): fetched on the way in, cleared on the way out. */
function show(state: LoginTabsState, tab: LoginTab, provider = state.provider): Next {
  const next = { ...state, tab, provider, loginKey: '', loginCode: '' };
  if (state.screen !== 'login') return stay(next);
  if (tab === 'wechat') return { state: next, effects: [{ type: 'fetch-qr', provider }] };
  return { state: next, effects: [{ type: 'clear-qr' }] };
}

function toDefault(state: LoginTabsState): Next {
  return show(state, defaultTab(state.ways), firstProvider(state.ways));
}

/** M117, M118: every tab but the QR code is phone mode. */
function turnCorner(state: LoginTabsState): Next {
  if (state.tab !== 'wechat') {
    if (!hasQr(state.ways)) return { state, effects: [{ type: 'warn', key: 'Not_turnQr' }] };
    return show(state, 'wechat', firstProvider(state.ways));
  }
  const tab = phoneTab(state.ways);
  return tab === undefined ? { state, effects: [{ type: 'warn', key: 'Not_turnPhone' }] } : show(state, tab);
}

function choose(state: LoginTabsState, choice: LoginChoice): Next {
  if (!isOffered(state, choice)) return stay(state);
  if (choice === 'wechat' || choice === 'qq' || choice === 'messaging')
    return show(state, 'wechat', companyOf(choice));
  return show(state, choice);
}

/** The company that was scanned last, else the first one the shop has. */
function scanAgain(state: LoginTabsState): Next {
  const offered = SCAN_COMPANY_NAMES.filter((name) => isOffered(state, SCAN_COMPANIES[name].choice));
  const company = offered.find((name) => name === state.provider) ?? offered[0];
  return company === undefined ? stay(state) : choose(state, SCAN_COMPANIES[company].choice);
}

/** M121: everything typed and scanned is gone, whichever screen was open. */
function close(state: LoginTabsState): Next {
  const { state: reset } = toDefault({ ...state, screen: 'shut' });
  return { state: { ...reset, phone: '' }, effects: [{ type: 'clear-qr' }] };
}

function withMerchant(state: LoginTabsState, cookie: boolean): Next {
  const next = { ...state, merchantCookie: cookie };
  const isLost = state.tab === 'quick' || state.tab === 'autoRegister';
  return isLost && !hasQuick(next) ? toDefault(next) : stay(next);
}

/** M149: back to the login with a password, the phone filled in. */
function afterReset(state: LoginTabsState, phone: string): Next {
  const tab = state.ways.panel === 'training' ? 'account' : 'password';
  const back: LoginTabsState = { ...state, screen: 'login', phone };
  return isOffered(back, tab) ? show(back, tab) : toDefault(back);
}

function step(state: LoginTabsState, event: LoginTabsEvent): Next {
  if (event.type === 'configured') return toDefault({ ...state, ways: event.ways });
  if (event.type === 'merchant-known') return withMerchant(state, event.cookie);
  if (state.screen === 'shut')
    return event.type === 'opened' ? toDefault({ ...state, screen: 'login' }) : stay(state);
  if (event.type === 'closed') return close(state);
  if (event.type === 'phone-typed') return stay({ ...state, phone: event.phone });
  return state.screen === 'reset' ? stepReset(state, event) : stepLogin(state, event);
}

function stepReset(state: LoginTabsState, event: LoginTabsEvent): Next {
  if (event.type === 'back-pressed') return show({ ...state, screen: 'login' }, state.tab);
  return event.type === 'password-reset' ? afterReset(state, event.phone) : stay(state);
}

function stepLogin(state: LoginTabsState, event: LoginTabsEvent): Next {
  switch (event.type) {
    case 'corner-pressed':
      return turnCorner(state);
    case 'narrowed': {
      const tab = state.tab === 'wechat' ? phoneTab(state.ways) : undefined;
      return tab === undefined ? stay(state) : show(state, tab);
    }
    case 'chosen':
      return choose(state, event.choice);
    case 'scan-asked':
      return scanAgain(state);
    case 'phone-asked': {
      const next = show(state, 'phone');
      const { loginKey, loginCode = '' } = event;
      return { ...next, state: { ...next.state, loginKey, loginCode } };
    }
    case 'register-asked':
      return hasQuick(state) ? show(state, 'autoRegister') : stay(state);
    case 'forgot-pressed':
      return { state: { ...state, screen: 'reset' }, effects: [{ type: 'clear-qr' }] };
    default:
      return stay(state);
  }
}

const INITIAL: LoginTabsState = {
  ways: ALL_WAYS,
  merchantCookie: false,
  screen: 'shut',
  tab: defaultTab(ALL_WAYS),
  provider: firstProvider(ALL_WAYS),
  loginKey: '',
  loginCode: '',
  phone: '',
};

export const loginTabs = defineMachine<LoginTabsState, LoginTabsEvent, LoginTabsEffect>({
  initial: INITIAL,
  step,
});

/** Where the machine begins in a shop whose ways are known already, so that the first paint shows the right tab. */
export function loginTabsOf(ways: LoginWays): LoginTabsState {
  return loginTabs.step(INITIAL, { type: 'configured', ways }).state;
}
