/** The learner's certificates, the newest first, each with the way to the page on which anybody checks it (ADR-326). */
import { useCertificates } from '#features/learning/index.ts';
import { formatDay } from '#i18n/format-day.ts';
import { sayStudyTime } from '#pieces/study-time.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import type { OwnCertificate } from '#schemas/certificate/certificate.ts';
import type { Locale } from '#schemas/locale.ts';
import { PATHS, pathTo } from '#schemas/paths.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { FailedLine } from '#ui/failed-band.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './certificates.module.css';
import type { Say } from './words.ts';

interface PartProps {
  t: Say;
  locale: Locale;
}

function Certificate({ one, t, locale }: PartProps & { one: OwnCertificate }) {
  const { number, title, name, seconds, issued_ts: issuedAt, revoked_ts: revokedAt } = one;
  const facts = [
    name,
    t('issuedOn', { date: formatDay(issuedAt, locale) }),
    ...(seconds >= 60 ? [t('stay', { time: sayStudyTime(seconds, locale) })] : []),
    t('certificateNumber', { number }),
  ];
  return (
    <li className={styles.card}>
      <span className={styles.words}>
        <strong>{title}</strong>
        <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
      </span>
      {revokedAt > 0 ? <Badge>{t('revoked')}</Badge> : <Badge tone="success">{t('valid')}</Badge>}
      <Button size="s" href={pathTo('certificate', { number })} aria-label={t('certificateOf', { title })}>
        {t('certificateLook')}
      </Button>
    </li>
  );
}

export function Certificates({ act, t, locale }: PartProps & { act: Caller }) {
  const { data, fault, again } = useCertificates(act);
  if (fault !== '') return <FailedLine retry={again} message={fault} />;
  if (data === undefined)
    return (
      <div role="status" aria-busy="true" aria-label={t('loading')}>
        <Skeleton shape="block" height="104px" />
      </div>
    );
  if (data.list.length === 0)
    return (
      <Empty
        title={t('noCertificates')}
        hint={t('noCertificatesHint')}
        action={
          <Button tone="primary" href={PATHS.home}>
            {t('home')}
          </Button>
        }
      />
    );
  return (
    <ol className={styles.list}>
      {data.list.map((one) => (
        <Certificate key={one.number} one={one} t={t} locale={locale} />
      ))}
    </ol>
  );
}
