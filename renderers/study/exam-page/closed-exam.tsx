/** In place of the page: it is being opened, it could not be asked for, or it is not for this person. */
import { isObject } from '#schemas/page/json.ts';
import { PATHS, pathTo } from '#schemas/paths.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { FailedScreen } from '#ui/failed-screen.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Say } from './part-props.ts';
import styles from './view.module.css';

/** The exam and the course whose learners may take it, as the server names them to who may not. */
interface CourseOfExam {
  exam: string;
  title: string;
  href: string;
}

export interface Fault {
  code: string;
  text: string;
  course?: CourseOfExam | undefined;
}

function courseIn(detail: unknown): CourseOfExam | undefined {
  if (!isObject(detail) || !isObject(detail['course'])) return undefined;
  const { id, type, title } = detail['course'];
  if (typeof id !== 'string' || typeof type !== 'number') return undefined;
  return { exam: String(detail['title']), title: String(title), href: pathTo('detail', { id, type }) };
}

/** What a refused call says. */
export const faultOf = ({ code, msg, detail }: { code: string; msg: string; detail?: unknown }): Fault => ({
  code,
  text: msg,
  course: courseIn(detail),
});

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

function hintOf({ code, text, course }: Fault, t: Say): string {
  if (MISSING.has(code)) return t('missingHint');
  if (code !== 'not-entitled') return text;
  return course === undefined
    ? t('refusedHint')
    : t('refusedOf', { exam: course.exam, course: course.title });
}

export function ClosedExam({ fault, retry, t }: { fault: Fault; retry: () => void; t: Say }) {
  const isMissing = MISSING.has(fault.code);
  if (!isMissing && !REFUSED.has(fault.code)) return <FailedScreen retry={retry} message={fault.text} />;
  return (
    <Empty
      level={1}
      icon={isMissing ? undefined : 'lock'}
      title={t(isMissing ? 'missing' : 'refused')}
      hint={hintOf(fault, t)}
      action={
        <div className={styles.actions}>
          {fault.course !== undefined && (
            <Button tone="primary" href={fault.course.href}>
              {t('seeCourse')}
            </Button>
          )}
          <Button href={PATHS['my-courses']}>{t('toCourses')}</Button>
        </div>
      }
    />
  );
}
