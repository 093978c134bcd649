/** The lesson somebody goes on with: what it is, how much of it is left, and the one way on. */
import { studyHref } from '#schemas/address/study-href.ts';
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import type { learnNextGet } from '#schemas/api/learning/records.ts';
import type { Locale } from '#schemas/locale.ts';
import { Button } from '#ui/button.tsx';
import { CloseButton } from '#ui/close-button.tsx';
import { Cover } from '#ui/cover.tsx';
import { cx } from '#ui/cx.ts';
import { sayLeft } from './study-time.ts';
import { studyWords } from './study-words.ts';
import styles from './next-lesson.module.css';

type Next = DataOf<typeof learnNextGet>['list'][number];

interface NextLessonProps {
  next: Next;
  locale: Locale;
  /** Takes it away; absent where it stays. */
  putAway?: () => void;
  className?: string | undefined;
}

const COVER_WIDTH = 120;

function factsOf({ number, lesson_count: count, seconds_left: left }: Next, locale: Locale): string {
  const t = studyWords.in(locale);
  const place = number > 0 ? t('lesson', { n: number, count }) : '';
  return [place, left > 0 ? sayLeft(left, locale) : ''].filter(Boolean).join(' · ');
}

export function NextLesson({ next, locale, putAway, className }: NextLessonProps) {
  const t = studyWords.in(locale);
  const { resource_id: id, resource_type: type, product_id: product, product_type, title } = next;
  const course = product === '' ? undefined : { id: product, type: product_type };
  const facts = factsOf(next, locale);
  return (
    <section className={cx(styles.next, className)} aria-label={t('continue')}>
      <Cover
        className={styles.cover}
        src={next.cover}
        alt=""
        ratio="16 / 9"
        sizes={`${String(COVER_WIDTH)}px`}
      />
      <div className={styles.words}>
        {next.product_title !== '' && <p className={styles.line}>{next.product_title}</p>}
        <p className={styles.title}>{title}</p>
        {facts !== '' && <p className={cx(styles.line, styles.facts)}>{facts}</p>}
      </div>
      <Button
        tone="primary"
        size="s"
        className={styles.go}
        href={studyHref({ id, type }, course)}
        aria-label={t('goOn', { title })}
      >
        {t('go')}
      </Button>
      {putAway !== undefined && <CloseButton className={styles.away} onClick={putAway} />}
    </section>
  );
}
