/** Whether the certificate stands, said first and in words, not by colour alone. */
import type { CheckedCertificate } from '#schemas/certificate/certificate.ts';
import type { Locale } from '#schemas/locale.ts';
import { printCertificate } from '#features/certificates/index.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { formatDay } from '#i18n/format-day.ts';
import type { Say } from './say.ts';
import styles from './view.module.css';

interface VerdictProps {
  certificate: CheckedCertificate;
  t: Say;
  locale: Locale;
}

function hintOf({ certificate, t, locale }: VerdictProps): string {
  const { state, number, issuer, issued_ts: issuedAt, revoked_ts: revokedAt } = certificate;
  if (state === 'unknown') return t('unknownHint', { number });
  if (state === 'revoked') return t('revokedHint', { day: formatDay(revokedAt, locale) });
  return t('validHint', { issuer, day: formatDay(issuedAt, locale) });
}

export function Verdict(props: VerdictProps) {
  const { certificate, t } = props;
  const { state } = certificate;
  return (
    <header className={styles.verdict} data-state={state} data-print="hide">
      <Icon name={state === 'valid' ? 'check' : 'warning'} size={24} />
      <div className={styles.said}>
        <h1 className={styles.title}>{t(state)}</h1>
        <p className={styles.hint}>{hintOf(props)}</p>
      </div>
      {state === 'valid' && (
        <Button onClick={printCertificate} size="s">
          {t('print')}
        </Button>
      )}
    </header>
  );
}
