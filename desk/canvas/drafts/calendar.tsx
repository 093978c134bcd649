/** A month with what goes live and what is taken back when, by the shop's clock. */
import { useState } from 'react';
import {
  consoleSaleList,
  consoleScheduleCancel,
  consoleScheduleList,
} from '#schemas/api/console/schedules.ts';
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
import { keyOf } from '../model/document.ts';
import { BlockedSales, useResolve, type ScheduledSale } from './sales/blocked-sales.tsx';
import { useSaySale } from './sales/say-value.ts';
import { saleWords } from './sales/words.ts';
import { nameOfDocument } from './name-of-document.ts';
import { draftWords } from './words.ts';
import styles from './drafts.module.css';

type ScheduleItem = DataOf<typeof consoleScheduleList>['items'][number];

/** Entries of one question. */
const LIMIT = 100;

/** One moment of one document, or of one price or coupon. */
interface Entry {
  key: string;
  /** Unix seconds. */
  at: number;
  isEnd: boolean;
  item?: ScheduleItem;
  sale?: ScheduledSale;
}

/** Both ends of what is on the calendar. */
const endsOf = (key: string, { publish_at: at, take_back_at: end }: ScheduleItem | ScheduledSale) => [
  { key, at, isEnd: false },
  ...(end === undefined ? [] : [{ key: `${key} end`, at: end, isEnd: true }]),
];

const entriesOf = (items: readonly ScheduleItem[], sales: readonly ScheduledSale[]): Entry[] =>
  [
    ...items.flatMap((item) => endsOf(keyOf(item), item).map((end): Entry => ({ ...end, item }))),
    ...sales.flatMap((sale) =>
      endsOf(`${sale.kind}/${sale.id}`, sale).map((end): Entry => ({ ...end, sale })),
    ),
  ].toSorted((one, other) => one.at - other.at);

function DocumentLine({ item, at, isEnd }: { item: ScheduleItem; at: number; isEnd: boolean }) {
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

function SaleLine({ sale, at, isEnd }: { sale: ScheduledSale; at: number; isEnd: boolean }) {
  const t = useWords(saleWords);
  const { sayMoment, change } = useSaySale();
  const resolve = useResolve();
  const { kind, id, title } = sale;
  return (
    <li className={styles.entry} data-row={`${kind}/${id}`}>
      <span>
        {title}
        <span className={styles.quiet}>
          {' '}
          {t(isEnd ? 'comes-back' : 'goes-live', { moment: sayMoment(at) })}
          {!isEnd && <span className={styles.saleChange}>{change(kind, sale).join(' · ')}</span>}
        </span>
      </span>
      {!isEnd && (
        <Button size="s" tone="text" onClick={() => void resolve(sale, 'cancel')}>
          {t('cancel')}
        </Button>
      )}
    </li>
  );
}

function EntryLine({ item, sale, ...end }: Entry) {
  if (item !== undefined) return <DocumentLine item={item} {...end} />;
  return sale === undefined ? null : <SaleLine sale={sale} {...end} />;
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
  const documents = useConsoleQuery(consoleScheduleList, { limit: LIMIT, with_body: true });
  const sales = useConsoleQuery(consoleSaleList, {});
  const failure = [documents, sales].find(({ error }) => error !== null);
  if (failure !== undefined)
    return <FailedLine message={failure.error?.message ?? ''} retry={() => void failure.refetch()} />;
  if (documents.data === undefined || sales.data === undefined) return <Skeleton lines={6} />;
  const entries = entriesOf(documents.data.items, sales.data.items);
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
      <BlockedSales sales={sales.data.items} />
      <MonthTable entries={here} weeks={weeks} title={title} />
      {entries.length === 0 && <p className={styles.quiet}>{t('calendar-empty')}</p>}
      <ul className={styles.list}>
        {here.map((entry) => (
          <EntryLine {...entry} key={entry.key} />
        ))}
      </ul>
    </section>
  );
}
