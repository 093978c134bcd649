/** State that the login box shares with its login ways: tab, phone, agreement, and the end of a login. */
import { createContext, useContext } from 'react';
import { DEFAULT_AREA_CODE } from '#schemas/auth/phone.ts';
import type { LoginTabName } from '#schemas/auth/login-tabs.ts';
import type { LoginAnswer } from '#schemas/auth/login-fields.ts';
import type { Tone } from '#engine/app-ports.ts';
import { useLive } from '#ui/use-live.ts';
import { loginTabs, type LoginTabsEvent, type LoginTabsState } from './login-tabs.machine.ts';
import { NO_MERCHANT, type Merchant } from './use-merchant.ts';

export interface LoginBox {
  readonly tabs: LoginTabsState;
  readonly send: (event: LoginTabsEvent) => void;
  /** Area code of the phone typed, without plus. */
  readonly area: string;
  readonly setArea: (area: string) => void;
  readonly isAgreed: boolean;
  /** True where the agreement is ticked; else says so, in the words of this way, and points at it (M178-M180). */
  readonly askConsent: (warning: 'Check_agreement' | 'Check_agreement_account') => boolean;
  readonly say: (text: string, tone: Tone) => void;
  /** Closes what was said: its step is over (M149). */
  readonly hush: () => void;
  /** Somebody is logged in: the session stands; `byItself`, without a press that agrees to anything. */
  readonly onLogin: (answer: LoginAnswer, byItself?: boolean) => void;
  /** Of an operations school: the merchant this browser knows (M114). */
  readonly merchant: Merchant;
  /** A way drawn outside a box, in a story: it is always shown, and nothing comes of it. */
  readonly isAlone: boolean;
  /** What the server draws, which knows no window: what a wide one begins with and, beside it, what a narrow one does (D118). */
  readonly first: readonly LoginTabName[];
  /** As long as that stands there. */
  readonly isStill: boolean;
}

const nothing = () => undefined;

const ALONE: LoginBox = {
  tabs: loginTabs.initial,
  send: nothing,
  area: DEFAULT_AREA_CODE,
  setArea: nothing,
  isAgreed: true,
  askConsent: () => true,
  say: nothing,
  hush: nothing,
  onLogin: nothing,
  merchant: NO_MERCHANT,
  isAlone: true,
  first: [],
  isStill: false,
};

export const LoginBoxContext = createContext<LoginBox>(ALONE);

export function useLoginBox(): LoginBox {
  return useContext(LoginBoxContext);
}

/** Whether the way of a tab, or the screen behind the forgotten password, is the one to draw now. */
function isChosen({ tabs }: LoginBox, tab: LoginTabName): boolean {
  if (tab === 'reset') return tabs.screen === 'reset';
  return tabs.screen === 'login' && tabs.tab === tab;
}

/**
 * Whether a way is drawn, and whether it may ask the server for anything yet. Each is taken over as the server drew it, for
 * it may come to life later than the box around it.
 */
export function useShownWay(tab: LoginTabName): { isShown: boolean; isLive: boolean } {
  const box = useLoginBox();
  const isTakenOver = useLive();
  if (box.isAlone) return { isShown: true, isLive: true };
  if (box.isStill || !isTakenOver) return { isShown: box.first.includes(tab), isLive: false };
  return { isShown: isChosen(box, tab), isLive: true };
}
