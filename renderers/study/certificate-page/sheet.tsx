/** The sheet of a certificate: on a screen a card, printed a page of its own in A4 across. */
import { formatDay } from '#i18n/format-day.ts';
import type { CheckedCertificate } from '#schemas/certificate/certificate.ts';
import type { Locale } from '#schemas/locale.ts';
import { HOUR_MS, MINUTE_MS, msOf } from '#schemas/time.ts';
import styles from './view.module.css';
import type { Say } from './words.ts';

type CertificateFacts = Pick<
  CheckedCertificate,
  'state' | 'name' | 'title' | 'seconds' | 'issuer' | 'number' | 'issued_ts'
>;

/** Whole hours from one hour on, minutes below. */
function studyTime(seconds: number, t: Say): string {
  const ms = msOf(seconds);
  return ms >= HOUR_MS
    ? t('hours', { count: Math.floor(ms / HOUR_MS) })
    : t('minutes', { count: Math.floor(ms / MINUTE_MS) });
}

function Words({ certificate, t }: { certificate: CertificateFacts; t: Say }) {
  const { name, title, seconds } = certificate;
  if (title === '') return <p className={styles.quiet}>{t('hidden')}</p>;
  return (
    <>
      <p className={styles.quiet}>{t('certifies')}</p>
      <p className={styles.name}>{name}</p>
      <p className={styles.quiet}>{t('finished')}</p>
      <p className={styles.course}>{title}</p>
      {seconds >= 60 && <p className={styles.quiet}>{studyTime(seconds, t)}</p>}
    </>
  );
}

export function Sheet({ certificate, t, locale }: { certificate: CertificateFacts; t: Say; locale: Locale }) {
  const { state, issuer, number, issued_ts: issuedAt } = certificate;
  return (
    <section className={styles.sheet} data-state={state} aria-label={t('heading')}>
      <div className={styles.frame}>
        <p className={styles.issuer}>{issuer}</p>
        <h2 className={styles.heading}>{t('heading')}</h2>
        <div className={styles.words}>
          <Words certificate={certificate} t={t} />
        </div>
        <dl className={styles.facts}>
          <div>
            <dt>{t('issued')}</dt>
            <dd>{formatDay(issuedAt, locale)}</dd>
          </div>
          <div>
            <dt>{t('issuer')}</dt>
            <dd>{issuer}</dd>
          </div>
          <div>
            <dt>{t('number')}</dt>
            <dd className={styles.number}>{number}</dd>
          </div>
        </dl>
        {state === 'revoked' && <p className={styles.mark}>{t('revokedMark')}</p>}
      </div>
    </section>
  );
}
