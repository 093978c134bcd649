/** Draws the login box and holds what its ways share: which of them is shown, the phone, the agreement. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { defineView, type ViewProps } from '#engine/define-view.ts';
import { useBoot } from '#engine/provider.tsx';
import { walk } from '#engine/define-machine.ts';
import { useMachine } from '#engine/use-machine.ts';
import {
  hasNoWay,
  loginTabs,
  loginTabsOf,
  LoginBoxContext,
  rememberWay,
  useAgreement,
  useLastWay,
  useMerchant,
  useNarrowWindow,
  useScanStart,
  waysOf,
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
import { blockedState, isShut } from '#schemas/shop/gate-state.ts';
import { readText } from '#schemas/page/text.ts';
import { safeImageUrl } from '#schemas/address/safe-url.ts';
import { Card, CardPlace } from '#ui/form-card.tsx';
import { Icon } from '#ui/icon.tsx';
import { AgreementRow, LegalNotice, type Consent } from './agreement-row.tsx';
import { CornerSwitch, OtherWays, WayTabs } from './choices.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

type Props = ViewProps<typeof definition, WordKeys<typeof words>>;

const LOGO_WIDTH_PX = 132;
const LOGO_HEIGHT_PX = 40;

type Only = Props['props']['only'];

/** What a page with less than all ways has. */
function waysOn(can: Capabilities, only: Only): LoginWays {
  const ways = waysOf(can);
  if (only !== 'account' && only !== 'email') return ways;
  const alone = { ...ways, panel: 'training', wechat: false, qq: false, messaging: false } as const;
  return only === 'account' ? alone : { ...alone, password: false, verifyCode: false, email: true };
}

/** Where the box begins: open, on the tab the shop's ways call for (M120, D118), in the first paint already. */
function firstTabs(can: Capabilities, only: Only, isNarrow: boolean) {
  const ways = waysOn(can, only);
  const events: LoginTabsEvent[] = [{ type: 'opened' }];
  if (isNarrow) events.push({ type: 'narrowed' });
  if (only === 'reset' && ways.password) events.push({ type: 'forgot-pressed' });
  return walk(loginTabs, events, loginTabsOf(ways)).state;
}

/** The other ways stand in the box of all ways alone. */
const hasAll = (only: Only) => only === 'all' || only === 'reset';

/** What the ways see of the box. */
function useBox({ props, can, t, locale, intend, act }: Props) {
  const { app_id: shop } = useBoot().info;
  const last = useLastWay(shop);
  const isNarrow = useNarrowWindow();
  const first = useMemo(() => firstTabs(can, props.only, isNarrow), [can, props.only, isNarrow]);
  const say = useCallback<LoginBox['say']>((text, tone) => intend('message.toast', { text, tone }), [intend]);
  // The code to scan comes and goes with the part that draws it, so only warnings are left to be said.
  const perform = (effect: LoginTabsEffect) => {
    if (effect.type === 'warn') say(t(effect.key), 'warning');
  };
  const [tabs, send] = useMachine(loginTabs, perform, first);
  // A page drawn by the server learns of the window only now.
  useEffect(() => {
    if (isNarrow) send({ type: 'narrowed' });
  }, [isNarrow, send]);
  useScanStart(can.login && can.messagingLogin && props.only === 'all', send);
  const [area, setArea] = useState<string>(DEFAULT_AREA_CODE);
  const [agreed, setAgreed] = useAgreement();
  const [missed, setMissed] = useState(0);
  const tick = useRef<HTMLInputElement>(null);
  const askConsent = useCallback<LoginBox['askConsent']>(
    (warning) => {
      if (agreed) return true;
      say(fieldMessages.in(locale)(warning), 'warning');
      setMissed((count) => count + 1);
      tick.current?.focus();
      return false;
    },
    [agreed, say, locale],
  );
  const entered = useCallback<LoginBox['entered']>(
    ({ code, need_set_password: mustSet }, byItself = false) => {
      rememberWay(shop, tabs);
      const setPassword = mustSet === 1;
      intend('login.done', byItself && !agreed ? { code, setPassword, byItself } : { code, setPassword });
    },
    [agreed, intend, shop, tabs],
  );
  const merchant = useMerchant({
    act,
    isSchool: can.login && can.merchantSession && hasAll(props.only),
    send,
    entered,
    say: (text) => say(text, 'error'),
    shut: () => intend('login.close', {}),
  });
  const box = useMemo(
    (): LoginBox => ({
      tabs,
      send,
      area,
      setArea,
      agreed,
      askConsent,
      say,
      entered,
      merchant,
      isAlone: false,
    }),
    [tabs, send, area, agreed, askConsent, say, entered, merchant],
  );
  const consent: Consent = { agreed, setAgreed, missed, tick };
  return { box, consent, last };
}

/** What stands over the box: whose login it is, unless it is a page of one way or another screen. */
function titleOf({ props, t, can }: Props, screen: LoginTabsState['screen'], shop: string): string {
  if (screen === 'reset') return t('reset');
  if (props.only === 'account') return t('college');
  if (props.only === 'email') return t('email');
  return can.brandOnLogin === 'shown' ? t('title', { shop }) : t('plain');
}

function Brand({ view, screen }: { view: Props; screen: LoginTabsState['screen'] }) {
  const { id, can, locale } = view;
  const { info, navbar } = useBoot();
  const shop = readText(info.base.shop_name, locale);
  const logo = safeImageUrl(navbar.basic.logo) ?? safeImageUrl(info.pc.pc_shop_logo);
  // A Tencent-type shop shows neither logo nor name on its login.
  const isBranded = can.brandOnLogin === 'shown';
  return (
    <div className={styles.brand}>
      {isBranded && logo !== undefined && (
        <img className={styles.logo} src={logo} alt={shop} width={LOGO_WIDTH_PX} height={LOGO_HEIGHT_PX} />
      )}
      <h1 className={styles.title} id={`${id}-title`}>
        {titleOf(view, screen, shop)}
      </h1>
    </div>
  );
}

/** M128. */
function Notices({ can, t }: Props) {
  return (
    <>
      {blockedState(can) === 'closed' && (
        <p className={styles.notice} role="status">
          <Icon name="info" size={18} />
          {t('training')}
        </p>
      )}
      {can.messagingLogin && (
        <p className={styles.notice}>
          <Icon name="community" size={18} />
          {t('messaging')}
        </p>
      )}
    </>
  );
}

/** Where nobody may log in, nothing but that is said (M284, D116). */
function Shut({ root, id, t }: Props) {
  return (
    <CardPlace root={root}>
      <Card labelledBy={`${id}-title`}>
        <div className={styles.brand}>
          <h1 className={styles.title} id={`${id}-title`}>
            {t('shut')}
          </h1>
        </div>
      </Card>
    </CardPlace>
  );
}

export default defineView(definition, words, function LoginPanel(view) {
  const { root, id, props, slots, t } = view;
  const { box, consent, last } = useBox(view);
  const { tabs, send } = box;
  const { ways } = tabs;
  const isOff = !view.can.login || hasNoWay(ways);
  const isReset = tabs.screen === 'reset';
  if (isShut(view.can)) return <Shut {...view} />;
  return (
    <CardPlace root={root}>
      <Notices {...view} />
      <Card labelledBy={`${id}-title`}>
        {ways.panel === 'knowledge' && !isReset && <CornerSwitch tabs={tabs} send={send} t={t} last={last} />}
        <Brand view={view} screen={tabs.screen} />
        {isOff ? (
          <p className={styles.none}>{t('none')}</p>
        ) : (
          <>
            {!isReset && <WayTabs tabs={tabs} send={send} t={t} last={last} />}
            <LoginBoxContext value={box}>{slots.ways}</LoginBoxContext>
            {!isReset && <AgreementRow id={id} t={t} consent={consent} isScan={tabs.tab === 'wechat'} />}
            {!isReset && hasAll(props.only) && <OtherWays tabs={tabs} send={send} t={t} last={last} />}
            <LegalNotice />
          </>
        )}
      </Card>
    </CardPlace>
  );
});
