/** Which part of the login dialog is shown (M110-M124, M129): tabs, corner switch, and whether a QR code is wanted. */
import {
  hasScan,
  SCAN_COMPANIES,
  SCAN_COMPANY_NAMES,
  type ScanChoice,
  type ScanCompanyName,
} from '#schemas/auth/identity-companies.ts';
import type { QrProviderName } from '#schemas/auth/login-fields.ts';
import { isLoginTab, LOGIN_TAB_NAMES, LOGIN_TABS, type LoginTabName } from '#schemas/auth/login-tabs.ts';
import { capabilities, type Capabilities, type CAPABILITY_NAMES } from '#schemas/shop/capabilities.ts';
import { defineMachine, stay, type Step } from '#engine/define-machine.ts';

/** What a person may press: a company's code, or a tab of their own (M119). */
export type LoginChoice = ScanChoice | LoginTabName;
export const LOGIN_CHOICES: readonly LoginChoice[] = [
  ...new Set([
    ...SCAN_COMPANY_NAMES.map((name) => SCAN_COMPANIES[name].choice),
    ...LOGIN_TAB_NAMES.filter((tab) => LOGIN_TABS[tab].label !== undefined),
  ]),
];

/** What the shop's config allows (M123, M124, M195): of its capabilities, those a way may obey. */
export interface LoginWays extends Pick<
  Capabilities,
  'loginPanel' | 'scansOff' | (typeof CAPABILITY_NAMES)[number]
> {
  /** The page of one way, which has nothing else (M34, M36). */
  only?: LoginTabName;
}

export interface LoginTabsState {
  ways: LoginWays;
  /** Whether this browser holds a merchant's session (M114). */
  merchantCookie: boolean;
  /** `reset` is the forgotten password, in two steps of its own. */
  screen: 'shut' | 'login' | 'reset';
  tab: LoginTabName;
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

/** Everything on that is on unless a shop says otherwise (M123). */
export const ALL_WAYS: LoginWays = capabilities({ variant: 'knowledge', traits: new Set() });

/** Whether a shop has a tab in its box, or on its page of that way alone. */
function hasTab(ways: LoginWays, tab: LoginTabName): boolean {
  const { apart, box = ways.loginPanel, obeys } = LOGIN_TABS[tab];
  if (ways.only === undefined ? apart : ways.only !== tab) return false;
  return box === ways.loginPanel && (apart || obeys.some((name) => ways[name]));
}

/** Where a box may begin: what stands behind another way, or a merchant's session, has to be pressed. */
const beginningsOf = (ways: LoginWays): LoginTabName[] =>
  LOGIN_TAB_NAMES.filter((tab) => {
    const { label, apart, merchant } = LOGIN_TABS[tab];
    return merchant === undefined && (label !== undefined || apart) && hasTab(ways, tab);
  });

/** Nobody can log in here. */
export const hasNoWay = (ways: LoginWays): boolean => beginningsOf(ways).length === 0;

const hasQr = (ways: LoginWays) => hasTab(ways, 'wechat');
const firstProvider = (ways: LoginWays): QrProviderName => (!ways.wechatLogin && ways.qqLogin ? 'qq' : 'wx');

/** Whether a tab may be shown now: those of a merchant only as long as this browser holds their session (M114). */
const stands = ({ ways, merchantCookie }: LoginTabsState, tab: LoginTabName) =>
  hasTab(ways, tab) && (LOGIN_TABS[tab].merchant === undefined || merchantCookie);

/** The tab of phone mode, or nothing where the shop has no way by phone. */
export const phoneTab = (ways: LoginWays): LoginTabName | undefined =>
  beginningsOf(ways).find((tab) => LOGIN_TABS[tab].side === 'phone');

/** M120; where nothing is on, the last of them says so. */
export function defaultTab(ways: LoginWays): LoginTabName {
  const last = ways.loginPanel === 'training' ? 'wechat' : 'password';
  return beginningsOf(ways)[0] ?? last;
}

/** Whose code a choice shows; undefined for a way without one. */
const companyOf = (choice: LoginChoice): ScanCompanyName | undefined =>
  SCAN_COMPANY_NAMES.find((name) => SCAN_COMPANIES[name].choice === choice);

/** Whether a choice is offered now; the dialog draws no other. */
export function isOffered(state: LoginTabsState, choice: LoginChoice): boolean {
  const company = companyOf(choice);
  if (company !== undefined) return state.ways.only === undefined && hasScan(company, state.ways);
  return isLoginTab(choice) && LOGIN_TABS[choice].label !== undefined && stands(state, choice);
}

/** Into a tab, with what that means for the QR code (M122): fetched on the way in, cleared on the way out. */
function show(state: LoginTabsState, tab: LoginTabName, provider = state.provider): Next {
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
  const company = companyOf(choice);
  if (company !== undefined) return show(state, 'wechat', company);
  return isLoginTab(choice) ? show(state, choice) : stay(state);
}

/** The company that was scanned last, else the first one the shop has. */
function scanAgain(state: LoginTabsState): Next {
  const companies = SCAN_COMPANY_NAMES.filter((name) => isOffered(state, SCAN_COMPANIES[name].choice));
  const company = companies.find((name) => name === state.provider) ?? companies[0];
  return company === undefined ? stay(state) : choose(state, SCAN_COMPANIES[company].choice);
}

/** M121: resets what was typed and scanned, whichever screen was open. */
function close(state: LoginTabsState): Next {
  const { state: reset } = toDefault({ ...state, screen: 'shut' });
  return { state: { ...reset, phone: '' }, effects: [{ type: 'clear-qr' }] };
}

function withMerchant(state: LoginTabsState, cookie: boolean): Next {
  const next = { ...state, merchantCookie: cookie };
  const isOfMerchant = LOGIN_TABS[state.tab].merchant !== undefined;
  return isOfMerchant && !stands(next, state.tab) ? toDefault(next) : stay(next);
}

/** M149: back to the login with a password, the phone filled in. */
function afterReset(state: LoginTabsState, phone: string): Next {
  const tab = state.ways.loginPanel === 'training' ? 'account' : 'password';
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
      return stands(state, 'autoRegister') ? show(state, 'autoRegister') : stay(state);
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
