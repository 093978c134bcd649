/** Below the last lesson of a course that is done: that it is, and the certificate where the course gives one (ADR-326). */
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { pathTo } from '#schemas/paths.ts';
import { useCertificates } from '#features/learning/index.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { Say } from './say.ts';
import styles from './course-done.module.css';

interface FinishedProps {
  courseId: string;
  act: Caller;
  t: Say;
}

/** A certificate that cannot be had now stands among the records. */
export function CourseDone({ courseId, act, t }: FinishedProps) {
  const { data } = useCertificates(act);
  const certificate = data?.list.find((one) => one.goods_id === courseId && one.revoked_ts === 0);
  return (
    <section className={styles.finished} aria-label={t('courseDone')}>
      <Icon name="success" size={24} />
      <p className={styles.words}>{t('courseDone')}</p>
      {certificate !== undefined && (
        <Button href={pathTo('certificate', { number: certificate.number })}>{t('certificate')}</Button>
      )}
    </section>
  );
}
