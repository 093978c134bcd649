/** What the login box holds for its ways: which of them is shown, the phone, the agreement, and what happens at the end. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ViewProps } from '#engine/define-view.ts';
import { useBoot } from '#engine/provider.tsx';
import { walk } from '#engine/define-machine.ts';
import { useMachine } from '#engine/use-machine.ts';
import {
  isNarrowWindow,
  loginTabs,
  loginTabsOf,
  rememberWay,
  useAgreement,
  useMerchant,
  useScanStart,
  type LoginBox,
  type LoginTabsEffect,
  type LoginTabsEvent,
  type LoginTabsState,
  type LoginWays,
} from '#features/auth/index.ts';
import { fieldMessages } from '#features/forms/field-messages.ts';
import type { WordKeys } from '#i18n/words.ts';
import { DEFAULT_AREA_CODE } from '#schemas/auth/phone.ts';
import type { Capabilities } from '#schemas/shop/capabilities.ts';
import { useLive } from '#ui/use-live.ts';
import type { Consent } from './agreement-row.tsx';
import type { definition } from './definition.ts';
import type { words } from './words.ts';

export type PanelProps = ViewProps<typeof definition, WordKeys<typeof words>>;
type Only = PanelProps['props']['only'];

/** The other ways stand in the box of all ways alone. */
export const hasAll = (only: Only): only is Exclude<Only, 'account' | 'email'> =>
  only !== 'account' && only !== 'email';

/** What a page with less than all ways has: the account of a training shop and its password, or an e-mail address. */
function waysOn(can: Capabilities, only: Only): LoginWays {
  return hasAll(only) ? can : { ...can, loginPanel: 'training', only };
}

/** Where the box begins: open, on the tab the shop's ways call for (M120, D118), in the first paint already. */
function firstTabs(can: Capabilities, only: Only, isNarrow: boolean): LoginTabsState {
  const ways = waysOn(can, only);
  const events: LoginTabsEvent[] = [{ type: 'opened' }];
  if (isNarrow || only === 'phone') events.push({ type: 'narrowed' });
  if (only === 'reset' && ways.passwordLogin) events.push({ type: 'forgot-pressed' });
  return walk(loginTabs, events, loginTabsOf(ways)).state;
}

const partOf = ({ screen, tab }: LoginTabsState) => (screen === 'reset' ? screen : tab);

/** The tabs, and both beginnings for as long as nobody knows which window looks at what the server drew. */
function useTabs({ props: { only }, can, t }: PanelProps, say: LoginBox['say']) {
  const isStill = !useLive();
  const wide = useMemo(() => firstTabs(can, only, false), [can, only]);
  const narrow = useMemo(() => firstTabs(can, only, true), [can, only]);
  // The code to scan comes and goes with the part that draws it, so only warnings are left to be said.
  const perform = (effect: LoginTabsEffect) => {
    if (effect.type === 'warn') say(t(effect.key), 'warning');
  };
  const [tabs, send] = useMachine(loginTabs, perform, !isStill && isNarrowWindow() ? narrow : wide);
  // As the server drew it, in a window that is narrow: drawn as that begins at once, so that no code is asked for.
  const isTurning = !isStill && tabs === wide && isNarrowWindow();
  useEffect(() => {
    if (isTurning) send({ type: 'narrowed' });
  }, [isTurning, send]);
  const first = useMemo(() => [...new Set([partOf(wide), partOf(narrow)])], [wide, narrow]);
  const visibleTabs = isTurning ? narrow : tabs;
  return {
    tabs: visibleTabs,
    send,
    isStill,
    first,
    faces: isStill && first.length > 1 ? [wide, narrow] : [visibleTabs],
  };
}

/** What the ways see of the box. */
export function useBox(view: PanelProps) {
  const { props, can, locale, intend, act } = view;
  const { app_id: shop } = useBoot().info;
  const say = useCallback<LoginBox['say']>((text, tone) => intend('message.toast', { text, tone }), [intend]);
  const hush = useCallback(() => intend('message.clear', {}), [intend]);
  const { tabs, send, isStill, first, faces } = useTabs(view, say);
  useScanStart(can.login && can.messagingLogin && hasAll(props.only), send);
  const [area, setArea] = useState<string>(DEFAULT_AREA_CODE);
  const [isAgreed, setAgreed] = useAgreement();
  const [refusal, setRefusal] = useState({ times: 0, text: '' });
  const tick = useRef<HTMLInputElement>(null);
  const askConsent = useCallback<LoginBox['askConsent']>(
    (warning) => {
      if (isAgreed) return true;
      const text = fieldMessages.in(locale)(warning);
      setRefusal(({ times }) => ({ times: times + 1, text }));
      tick.current?.focus();
      return false;
    },
    [isAgreed, locale],
  );
  const onLogin = useCallback<LoginBox['onLogin']>(
    ({ code, need_set_password: mustSet }, byItself = false) => {
      rememberWay(shop, tabs);
      const setPassword = mustSet === 1;
      intend('login.done', byItself && !isAgreed ? { code, setPassword, byItself } : { code, setPassword });
    },
    [isAgreed, intend, shop, tabs],
  );
  const merchant = useMerchant({
    act,
    isSchool: can.login && can.merchantSession && hasAll(props.only),
    send,
    onLogin,
    say: (text) => say(text, 'error'),
    shut: () => intend('login.close', {}),
  });
  const box = useMemo(
    (): LoginBox => ({
      tabs,
      send,
      area,
      setArea,
      isAgreed,
      askConsent,
      say,
      hush,
      onLogin,
      merchant,
      isAlone: false,
      first,
      isStill,
    }),
    [tabs, send, area, isAgreed, askConsent, say, hush, onLogin, merchant, first, isStill],
  );
  const consent: Consent = { isAgreed, setAgreed, refusal, tick };
  return { box, consent, faces };
}
