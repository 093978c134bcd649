/** Which way to log in: the corner switch (M117), the tabs beside each other, and the other ways (M119). */
import {
  isOffered,
  type LoginChoice,
  type LoginTabsEvent,
  type LoginTabsState,
} from '#features/auth/index.ts';
import type { Translate, WordKeys } from '#i18n/words.ts';
import { SCAN_COMPANIES, SCAN_COMPANY_NAMES } from '#schemas/auth/identity-companies.ts';
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
}

/** What stands on the side of the corner that is not shown. */
const PHONE_SIDE: readonly (LoginChoice | undefined)[] = ['verifyCode', 'password', 'quick'];

export function CornerSwitch({ tabs, send, t, last }: ChoicesProps) {
  const isQr = tabs.tab === 'wechat';
  const label = t(isQr ? 'toPhone' : 'toQr');
  const isLast = isQr ? PHONE_SIDE.includes(last) : last === 'wechat';
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
export function PhoneWay({ tabs, send, t }: Omit<ChoicesProps, 'last'>) {
  const { verifyCode, password, panel } = tabs.ways;
  if (tabs.tab !== 'wechat' || panel !== 'knowledge' || !(verifyCode || password)) return null;
  const name = verifyCode && password ? 'phoneOrPassword' : verifyCode ? 'byPhone' : 'password';
  return (
    <p className={styles.phoneWay}>
      <Button
        tone="text"
        icon={<Icon name="phone" size={18} />}
        onClick={() => send({ type: 'corner-pressed' })}
      >
        {t(name)}
      </Button>
    </p>
  );
}

/** M129: a training shop has both of its ways side by side, any other those of the side shown. */
export function WayTabs({ tabs, send, t, last }: ChoicesProps) {
  const { ways, tab } = tabs;
  const names = {
    wechat: 'scan',
    verifyCode: 'verifyCode',
    password: 'password',
    quick: 'quick',
    account: 'account',
  } as const;
  const beside: readonly (keyof typeof names)[] =
    ways.panel === 'training' ? ['wechat', 'account'] : ['verifyCode', 'password', 'quick'];
  const shown = beside.filter((choice) => isOffered(tabs, choice));
  const chosen = shown.find((choice) => choice === tab);
  if (chosen === undefined || shown.length < 2) return null;
  return (
    <Tabs
      className={styles.tabs}
      label={t('tabs')}
      tabs={shown.map((choice) => ({
        id: choice,
        label: t(names[choice]),
        mark: choice === last ? t('last') : undefined,
      }))}
      value={chosen}
      onChange={(id) => {
        const choice = shown.find((one) => one === id);
        if (choice !== undefined) send({ type: 'chosen', choice });
      }}
    />
  );
}

/** The one whose code is shown already is no other way. */
export function OtherWays({ tabs, send, t, last }: ChoicesProps) {
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
                {t(name)}
                {choice === last && <span className={styles.mark}>{t('last')}</span>}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
