/** In place of the page: it is being opened, it could not be asked for, or it is not for this person. */
import { PATHS } from '#schemas/paths.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { FailedScreen } from '#ui/failed-screen.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Say } from './part-props.ts';
import styles from './view.module.css';

export interface Fault {
  code: string;
  text: string;
}

const MISSING: ReadonlySet<string> = new Set(['not-found', 'bad-parameters']);
const REFUSED: ReadonlySet<string> = new Set(['not-entitled', 'delisted', 'exam-not-open']);

export function Opening({ t }: { t: Say }) {
  return (
    <div className={styles.narrow} role="status" aria-busy="true" aria-label={t('loading')}>
      <Skeleton shape="block" height="120px" />
      <Skeleton shape="block" height="280px" />
    </div>
  );
}

export function ClosedExam({ fault, retry, t }: { fault: Fault; retry: () => void; t: Say }) {
  const isMissing = MISSING.has(fault.code);
  if (!isMissing && !REFUSED.has(fault.code)) return <FailedScreen retry={retry} message={fault.text} />;
  return (
    <Empty
      level={1}
      icon={isMissing ? undefined : 'lock'}
      title={t(isMissing ? 'missing' : 'refused')}
      hint={isMissing ? t('missingHint') : fault.code === 'not-entitled' ? t('refusedHint') : fault.text}
      action={<Button href={PATHS['my-courses']}>{t('toCourses')}</Button>}
    />
  );
}
