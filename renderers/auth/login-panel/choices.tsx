/** Which way to log in: the corner switch (M117), the tabs beside each other, and the other ways (M119). */
import {
  isOffered,
  phoneTab,
  type LoginChoice,
  type LoginTabsEvent,
  type LoginTabsState,
} from '#features/auth/index.ts';
import type { Translate, WordKeys } from '#i18n/words.ts';
import { companyLabel, SCAN_COMPANIES, SCAN_COMPANY_NAMES } from '#schemas/auth/identity-companies.ts';
import { LOGIN_TAB_NAMES, LOGIN_TABS, type LoginTabName } from '#schemas/auth/login-tabs.ts';
import type { Locale } from '#schemas/locale.ts';
import { readText } from '#schemas/page/text.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Tabs } from '#ui/tabs.tsx';
import type { words } from './words.ts';
import styles from './view.module.css';

interface ChoicesProps {
  tabs: LoginTabsState;
  send: (event: LoginTabsEvent) => void;
  t: Translate<WordKeys<typeof words>>;
  /** The way this browser was logged in by last (D118). */
  last: LoginChoice | undefined;
  locale: Locale;
}

const labelOf = (tab: LoginTabName, locale: Locale) => readText(LOGIN_TABS[tab].label ?? '', locale);

/** The tabs on a side of the corner that somebody may press now. */
const tabsOn = (tabs: LoginTabsState, side: 'qr' | 'phone') =>
  LOGIN_TAB_NAMES.filter((tab) => LOGIN_TABS[tab].side === side && isOffered(tabs, tab));

export function CornerSwitch({ tabs, send, t, last }: ChoicesProps) {
  const isQr = tabs.tab === 'wechat';
  const label = t(isQr ? 'toPhone' : 'toQr');
  const isLast = isQr
    ? LOGIN_TAB_NAMES.some((tab) => tab === last && LOGIN_TABS[tab].side === 'phone')
    : last === 'wechat';
  return (
    <button
      type="button"
      className={styles.corner}
      aria-label={isLast ? `${label} (${t('last')})` : label}
      title={label}
      onClick={() => send({ type: 'corner-pressed' })}
    >
      <Icon name={isQr ? 'phone' : 'qr'} size={28} />
      {isLast && <span className={styles.cornerMark}>{t('last')}</span>}
    </button>
  );
}

/** Under the code, in words what the corner says in a picture: whoever cannot scan need not guess. */
export function PhoneWay({ tabs, send, t, locale }: ChoicesProps) {
  const { smsLogin, passwordLogin, loginPanel } = tabs.ways;
  const first = phoneTab(tabs.ways);
  if (tabs.tab !== 'wechat' || loginPanel !== 'knowledge' || first === undefined) return null;
  const phone = smsLogin ? t(passwordLogin ? 'phoneOrPassword' : 'byPhone') : undefined;
  return (
    <p className={styles.phoneWay}>
      <Button
        tone="text"
        icon={<Icon name="phone" size={18} />}
        onClick={() => send({ type: 'corner-pressed' })}
      >
        {phone ?? labelOf(first, locale)}
      </Button>
    </p>
  );
}

/** M129: a training shop has both of its ways side by side, any other those of the side shown. */
export function WayTabs({ tabs, send, t, last, locale }: ChoicesProps) {
  const { ways, tab } = tabs;
  const phone = tabsOn(tabs, 'phone');
  const tabChoices = ways.loginPanel === 'training' ? [...tabsOn(tabs, 'qr'), ...phone] : phone;
  const currentChoice = tabChoices.find((choice) => choice === tab);
  if (currentChoice === undefined || tabChoices.length < 2) return null;
  return (
    <Tabs
      className={styles.tabs}
      label={t('tabs')}
      tabs={tabChoices.map((choice) => ({
        id: choice,
        label: labelOf(choice, locale),
        mark: choice === last ? t('last') : undefined,
      }))}
      value={currentChoice}
      onChange={(id) => {
        const choice = tabChoices.find((one) => one === id);
        if (choice !== undefined) send({ type: 'chosen', choice });
      }}
    />
  );
}

/** The one whose code is shown already is no other way. */
export function OtherWays({ tabs, send, t, last, locale }: ChoicesProps) {
  const others = SCAN_COMPANY_NAMES.filter(
    (name) =>
      isOffered(tabs, SCAN_COMPANIES[name].choice) && !(tabs.tab === 'wechat' && tabs.provider === name),
  );
  if (others.length === 0) return null;
  return (
    <div className={styles.others}>
      <p className={styles.othersTitle}>{t('other')}</p>
      <ul className={styles.othersList}>
        {others.map((name) => {
          const { choice, icon } = SCAN_COMPANIES[name];
          return (
            <li key={name}>
              <button type="button" className={styles.other} onClick={() => send({ type: 'chosen', choice })}>
                <span className={styles.otherIcon}>
                  <Icon name={icon} size={20} />
                </span>
                {companyLabel(name, locale)}
                {choice === last && <span className={styles.mark}>{t('last')}</span>}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
