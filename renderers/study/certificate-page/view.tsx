/** Draws a certificate: whether it stands, its sheet, its badge, and what its holder may do with it. */
import { defineView } from '#engine/define-view.ts';
import { useViewer } from '#engine/provider.tsx';
import { printCertificate, useOwnCertificate } from '#features/certificates/index.ts';
import { formatDay } from '#i18n/format-day.ts';
import type { CheckedCertificate } from '#schemas/certificate/certificate.ts';
import type { Locale } from '#schemas/locale.ts';
import { CertificateSheet } from '#pieces/certificate-sheet.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { definition } from './definition.ts';
import { Holder } from './holder.tsx';
import styles from './view.module.css';
import { type Say, words } from './words.ts';

/** The badge of a certificate, for programs and wallets. */
function Badge({ certificate, t }: { certificate: CheckedCertificate; t: Say }) {
  return (
    <section className={styles.panel} data-print="hide" aria-label={t('badge')}>
      <div className={styles.said}>
        <h2 className={styles.title}>{t('badge')}</h2>
        <p className={styles.hint}>{t('badgeHint')}</p>
      </div>
      <div className={styles.actions}>
        <Button href={certificate.badge} size="s">
          {t('credential')}
        </Button>
        <Button href={certificate.badge_svg} size="s">
          {t('picture')}
        </Button>
        <Button href="/.well-known/jwks.json" size="s">
          {t('keys')}
        </Button>
      </div>
    </section>
  );
}

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

/** Whether the certificate stands, said first and in words, not by colour alone. */
function Verdict(props: VerdictProps) {
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

export default defineView(
  definition,
  words,
  function CertificatePage({ root, id, props, data, t, locale, act }) {
    const { checked } = data;
    const viewer = useViewer();
    const { own, show } = useOwnCertificate(act, props.number, viewer.status === 'in');
    const isOwn = own !== undefined;
    const certificateFacts = isOwn
      ? { ...checked, name: own.name, title: own.title, seconds: own.seconds }
      : checked;
    return (
      <article {...root} className={styles.page}>
        <Verdict certificate={checked} t={t} locale={locale} />
        {checked.state !== 'unknown' && <CertificateSheet certificate={certificateFacts} locale={locale} />}
        {isOwn && checked.state === 'valid' && (
          <Holder id={id} own={own} issuer={checked.issuer} show={show} t={t} />
        )}
        {checked.badge !== '' && <Badge certificate={checked} t={t} />}
      </article>
    );
  },
);
