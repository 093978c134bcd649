/** The outline beside a lesson: where one is, what is done, what opens; it scrolls in its own box and stays while lessons change. */
import { useLayoutEffect, useRef, useState } from 'react';
import { useServerNow } from '#engine/server-now.ts';
import { CampCalendar } from '#pieces/camp-calendar.tsx';
import type { CampTask } from '#pieces/camp-days.ts';
import { campWords } from '#pieces/camp-words.ts';
import { lessonWords, lockText } from '#pieces/lesson-words.ts';
import { OutlineViewChoice, type OutlineView } from '#pieces/outline-view.tsx';
import { useCampDay } from '#pieces/use-camp-day.ts';
import { msOf } from '#schemas/time.ts';
import { resourceOfType } from '#schemas/content/resource-type.ts';
import type { Locale } from '#schemas/locale.ts';
import { CardLink } from '#ui/card-link.tsx';
import { clockTime } from '#ui/clock-time.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { useMoment } from '#ui/use-moment.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { CampHead } from './camp.tsx';
import type { Room } from './room-state.ts';
import type { Line, Place } from './lessons.ts';
import type { Say } from './say.ts';
import type { Camp } from './use-camp.ts';
import styles from './outline.module.css';

type Drawing = Pick<OutlineProps, 'hrefOf' | 't' | 'locale'>;

/** What the buttons in the head open. */
export const OUTLINE_ID = 'study-outline';

interface OutlineProps {
  lines: readonly Line[];
  place: Place;
  currentId: string;
  room: Room;
  camp: Camp | undefined;
  /** A day of a camp has come. */
  reload: () => void;
  hrefOf: (line: Line) => string;
  t: Say;
  locale: Locale;
}

/** A moment stands by itself beside the lock, so that a line is as high before it is known as after. */
function Lock({ line, locale }: { line: Line; locale: Locale }) {
  const moment = useMoment(locale);
  const words = lockText({ lock: line.lock ?? '', unlock_ts: line.node.unlock_ts }, locale, moment);
  const isDated = line.lock === 'not-yet' && line.node.unlock_ts > 0;
  const isSigned = isDated || line.lock === 'buy';
  return (
    <span className={styles.note}>
      <Icon name="lock" size={16} />
      {isDated && <span aria-hidden="true">{moment(line.node.unlock_ts)}</span>}
      {isSigned ? <VisuallyHidden>{words}</VisuallyHidden> : words}
    </span>
  );
}

function State({ line, t, locale }: { line: Line; t: Say; locale: Locale }) {
  if (line.isFinished)
    return (
      <span className={styles.done}>
        <Icon name="success" size={16} label={lessonWords.in(locale)('finished')} />
      </span>
    );
  if (line.lock !== undefined && line.lock !== '') return <Lock line={line} locale={locale} />;
  return (
    <span className={styles.note}>
      {line.progress > 0 && t('percent', { n: line.progress })}
      {line.node.seconds > 0 && <span>{clockTime(line.node.seconds)}</span>}
    </span>
  );
}

function LessonLine({ line, isCurrent, hrefOf, t, locale }: { line: Line; isCurrent: boolean } & Drawing) {
  const { node, lock } = line;
  return (
    <li
      className={cx(
        styles.lesson,
        line.depth > 1 && styles.deep,
        isCurrent && styles.current,
        lock === '' && styles.open,
      )}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <Icon
        name={isCurrent ? 'play' : (resourceOfType(node.resource_type)?.icon ?? 'article')}
        size={16}
        {...(isCurrent ? { label: t('current') } : {})}
        className={styles.sign}
      />
      <span className={styles.name}>
        {lock === '' && !isCurrent ? <CardLink href={hrefOf(line)}>{node.title}</CardLink> : node.title}
        {!node.is_required && <small className={styles.optional}>{campWords.in(locale)('optional')}</small>}
      </span>
      <State line={line} t={t} locale={locale} />
    </li>
  );
}

interface LinesProps extends Drawing {
  lines: readonly Line[];
  currentId: string;
}

function Lines({ lines, currentId, ...drawing }: LinesProps) {
  return lines.map((line) =>
    line.node.kind === 'lesson' ? (
      <LessonLine
        key={line.node.id}
        line={line}
        isCurrent={line.node.resource_id === currentId}
        {...drawing}
      />
    ) : (
      <li key={line.node.id} className={cx(styles.chapter, line.depth > 0 && styles.section)}>
        {line.node.title}
      </li>
    ),
  );
}

function List({ room, ...lineProps }: LinesProps & { room: Room }) {
  const { lines, currentId } = lineProps;
  const box = useRef<HTMLOListElement>(null);
  // The current lesson comes into its box; the page itself is not moved.
  useLayoutEffect(() => {
    const list = box.current;
    const line = list?.querySelector<HTMLElement>('[aria-current]');
    if (list === null || line === null || line === undefined) return;
    list.scrollTop = room.get().scroll;
    const top = line.offsetTop - list.offsetTop;
    const isSeen = top >= list.scrollTop && top + line.offsetHeight <= list.scrollTop + list.clientHeight;
    if (!isSeen) list.scrollTop = top - list.clientHeight / 3;
  }, [room, currentId, lines.length]);
  return (
    <ol
      className={styles.lines}
      ref={box}
      onScroll={(event) => room.keep({ scroll: event.currentTarget.scrollTop })}
    >
      <Lines {...lineProps} />
    </ol>
  );
}

const taskOf = ({ node, lock, isFinished }: Line): CampTask => ({
  unlockTs: node.unlock_ts,
  isOpen: lock === '',
  isDone: isFinished,
});

/** The days of a camp, and what is to do on the one that is looked at. */
function Days(props: LinesProps) {
  const { locale } = props;
  const lessons = props.lines.filter(({ node }) => node.kind === 'lesson');
  const { calendar, isShown } = useCampDay(lessons.map(taskOf), msOf(useServerNow()));
  const lines = lessons.filter((line) => isShown(taskOf(line)));
  return (
    <>
      <CampCalendar {...calendar} locale={locale} />
      <ol className={styles.lines}>
        {lines.length === 0 ? (
          <li className={styles.chapter}>{campWords.in(locale)('nothing')}</li>
        ) : (
          <Lines {...props} lines={lines} />
        )}
      </ol>
    </>
  );
}

export function Outline({ place, room, camp, reload, ...lineProps }: OutlineProps) {
  const { lines, t, locale } = lineProps;
  const [view, setView] = useState<OutlineView>(() => room.get().view);
  const { requiredCount, doneCount } = place;
  const percent = requiredCount === 0 ? 0 : Math.round((doneCount / requiredCount) * 100);
  const isDated = lines.some(({ node }) => node.day > 0 && node.unlock_ts > 0);
  const choose = (next: OutlineView) => {
    room.keep({ view: next });
    setView(next);
  };
  return (
    <aside id={OUTLINE_ID} className={styles.outline} popover="auto" aria-labelledby={`${OUTLINE_ID}-name`}>
      <div className={styles.top}>
        <h2 className={styles.title} id={`${OUTLINE_ID}-name`}>
          {t('outline')}
        </h2>
        <button
          type="button"
          className={styles.close}
          popoverTarget={OUTLINE_ID}
          popoverTargetAction="hide"
          aria-label={t('close')}
        >
          <Icon name="close" size={20} />
        </button>
        {isDated && <OutlineViewChoice view={view} choose={choose} locale={locale} />}
        <ProgressBar
          label={t('courseProgress')}
          value={percent}
          isDone={requiredCount > 0 && doneCount === requiredCount}
          text={t('doneOf', { n: doneCount, count: requiredCount })}
        />
      </div>
      <CampHead camp={camp} lines={lines} reload={reload} t={t} locale={locale} />
      {isDated && view === 'calendar' ? <Days {...lineProps} /> : <List {...lineProps} room={room} />}
    </aside>
  );
}
