/** The question itself: shop, device, age and account, and the two answers; to a stranger the way to log in. */
import { useServerNow } from '#engine/server-now.ts';
import type { Translate, WordKeys } from '#i18n/words.ts';
import { QR_LIFE_S } from '#schemas/constants.ts';
import { loginHref } from '#schemas/address/safe-next.ts';
import { PATHS } from '#schemas/paths.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { Look, Pretence, Scan } from './use-scan.ts';
import type { words } from './words.ts';
import styles from './scan-question.module.css';

type Say = Translate<WordKeys<typeof words>>;

const MINUTE = 60;
/** Under this nobody counts. */
const JUST_NOW = 5;

function age(seconds: number, t: Say): string {
  if (seconds < JUST_NOW) return t('justNow');
  return seconds < MINUTE ? t('seconds', { count: seconds }) : t('minutes');
}

interface AskedProps {
  code: string;
  look: Look;
  isSending: boolean;
  scan: Scan;
  shop: string;
  t: Say;
}

export function ScanQuestion({ code, look, isSending, scan, shop, t }: AskedProps) {
  const { scene, device, asked_at: askedAt, nickname, simulate } = look;
  const now = useServerNow(askedAt + QR_LIFE_S);
  const facts = [
    [t('shop'), shop],
    [t('device'), device === '' ? t('unknownDevice') : device],
    [t('when'), age(now - askedAt, t)],
    ...(nickname === '' ? [] : [[t('account'), nickname]]),
  ];
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div className={styles.fact} key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {nickname === '' ? (
        <Button tone="primary" size="l" block href={loginHref(`${PATHS['qr-confirm']}?code=${code}`)}>
          {t('login')}
        </Button>
      ) : (
        <>
          <p className={styles.warning}>
            <Icon name="shield" size={20} />
            {t('warning')}
          </p>
          <div className={styles.answers}>
            <Button tone="primary" size="l" block busy={isSending} onClick={() => scan.answer(true)}>
              {t(scene === 'bind' ? 'agreeBind' : 'agreeLogin')}
            </Button>
            <Button size="l" block disabled={isSending} onClick={() => scan.answer(false)}>
              {t('refuse')}
            </Button>
          </div>
        </>
      )}
      {simulate === 1 && <Pretend pretend={scan.simulate} t={t} />}
    </>
  );
}

const PRETENCES = [
  ['need-bind', 'needBind'],
  ['conflict', 'conflict'],
  ['expired', 'expire'],
] as const;

/** D48: what a social account could have led to, where nobody runs one. */
function Pretend({ pretend, t }: { pretend: (outcome: Pretence) => void; t: Say }) {
  return (
    <section className={styles.demo} aria-label={t('demo')}>
      <p>{t('demo')}</p>
      {PRETENCES.map(([outcome, word]) => (
        <Button key={outcome} size="s" onClick={() => pretend(outcome)}>
          {t(word)}
        </Button>
      ))}
    </section>
  );
}
