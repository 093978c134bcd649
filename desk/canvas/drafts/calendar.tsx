/** A month with what goes live and what is taken back when, by the shop's clock. */
import { useState } from 'react';
import { consoleScheduleCancel, consoleScheduleList } from '#schemas/api/console/schedules.ts';
import { consolePageList } from '#schemas/api/console/documents.ts';
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import { languageTag } from '#schemas/locale.ts';
import { DAY_MS, msOf, SHOP_OFFSET_MS } from '#schemas/time.ts';
import { useLocale, useWords } from '#i18n/use-words.ts';
import { useConsoleMutation, useConsoleQuery } from '#desk/kit/calls/use-console.ts';
import { systemClock } from '#platform/clock.ts';
import { Button } from '#ui/button.tsx';
import { FailedLine } from '#ui/failed-band.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toasts.tsx';
import { useMoment } from '#ui/use-moment.ts';
import { monthAfter, monthAt, weeksOf } from './calendar-days.ts';
import { nameOfDocument } from './name-of-document.ts';
import { draftWords } from './words.ts';
import styles from './drafts.module.css';

type ScheduleItem = DataOf<typeof consoleScheduleList>['items'][number];

/** Entries of one question. */
const LIMIT = 100;

/** One moment of one document. */
interface Entry {
  item: ScheduleItem;
  /** Unix seconds. */
  at: number;
  isEnd: boolean;
}

const entriesOf = (items: readonly ScheduleItem[]): Entry[] =>
  items
    .flatMap((item): Entry[] => [
      { item, at: item.publish_at, isEnd: false },
      ...(item.take_back_at === undefined ? [] : [{ item, at: item.take_back_at, isEnd: true }]),
    ])
    .toSorted((one, other) => one.at - other.at);

function EntryLine({ item, at, isEnd }: Entry) {
  const t = useWords(draftWords);
  const locale = useLocale();
  const sayMoment = useMoment(locale);
  const cancel = useConsoleMutation(consoleScheduleCancel, [consoleScheduleList, consolePageList]);
  const { kind, id, body } = item;
  const onCancel = () =>
    cancel.mutate(
      { kind, id },
      {
        onSuccess: () => toast(t('schedule-gone'), 'success'),
        onError: (error) => toast(error.message, 'error'),
      },
    );
  return (
    <li className={styles.entry} data-row={`${kind}/${id}`}>
      <span>
        {nameOfDocument({ kind, id }, body, locale)}
        <span className={styles.quiet}>
          {' '}
          {t(isEnd ? 'is-taken-back' : 'goes-live', { moment: sayMoment(at) })}
        </span>
      </span>
      {!isEnd && (
        <Button size="s" tone="text" busy={cancel.isPending} onClick={onCancel}>
          {t('schedule-cancel')}
        </Button>
      )}
    </li>
  );
}

const isOnDay = ({ at }: Entry, day: number) => msOf(at) >= day && msOf(at) < day + DAY_MS;
const dayOfMonth = (day: number) => new Date(day + SHOP_OFFSET_MS).getUTCDate();

function MonthTable({
  entries,
  weeks,
  title,
}: {
  entries: readonly Entry[];
  weeks: (number | undefined)[][];
  title: string;
}) {
  const locale = useLocale();
  const days = new Intl.DateTimeFormat(languageTag(locale), { weekday: 'short', timeZone: 'UTC' });
  // The first of January 2024 was a Monday.
  const names = Array.from({ length: 7 }, (_, index) => days.format(Date.UTC(2024, 0, 1 + index)));
  return (
    <table className={styles.month} aria-label={title}>
      <thead>
        <tr>
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, row) => (
          <tr key={String(row)}>
            {week.map((day, column) => {
              const count = day === undefined ? 0 : entries.filter((entry) => isOnDay(entry, day)).length;
              return (
                <td key={String(column)} data-busy={count > 0 ? '' : undefined}>
                  {day === undefined ? '' : dayOfMonth(day)}
                  {count > 0 && <span className={styles.count}>{count}</span>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Calendar() {
  const t = useWords(draftWords);
  const locale = useLocale();
  const [month, setMonth] = useState(() => monthAt(systemClock.now()));
  const { data, error, refetch } = useConsoleQuery(consoleScheduleList, { limit: LIMIT, with_body: true });
  if (error !== null) return <FailedLine message={error.message} retry={() => void refetch()} />;
  if (data === undefined) return <Skeleton lines={6} />;
  const entries = entriesOf(data.items);
  const weeks = weeksOf(month);
  const days = weeks.flat().filter((day) => day !== undefined);
  const here = entries.filter((entry) => days.some((day) => isOnDay(entry, day)));
  const title = new Intl.DateTimeFormat(languageTag(locale), {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(Date.UTC(month.year, month.month, 1));
  return (
    <section className={styles.calendar} aria-label={t('calendar')}>
      <div className={styles.head}>
        <Button size="s" aria-label={t('month-before')} onClick={() => setMonth(monthAfter(month, -1))}>
          ‹
        </Button>
        <h3 aria-live="polite">{title}</h3>
        <Button size="s" aria-label={t('month-after')} onClick={() => setMonth(monthAfter(month, 1))}>
          ›
        </Button>
      </div>
      <MonthTable entries={here} weeks={weeks} title={title} />
      {entries.length === 0 && <p className={styles.quiet}>{t('calendar-empty')}</p>}
      <ul className={styles.list}>
        {here.map((entry) => (
          <EntryLine key={`${entry.item.kind}/${entry.item.id} ${String(entry.at)}`} {...entry} />
        ))}
      </ul>
    </section>
  );
}
