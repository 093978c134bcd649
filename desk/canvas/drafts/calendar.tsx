/** A month with what goes live and what is taken back when, by the shop's clock. */
import { useState } from 'react';
import { consoleScheduleCancel, consoleScheduleList } from '#schemas/api/console/schedules.ts';
import { consolePageList } from '#schemas/api/console/documents.ts';
import { languageTag } from '#schemas/locale.ts';
import { DAY_MS, msOf, SHOP_OFFSET_MS } from '#schemas/time.ts';
import { useLocale, useWords } from '#i18n/use-words.ts';
import { useConsoleMutation } from '#desk/kit/calls/use-console.ts';
import { systemClock } from '#platform/clock.ts';
import { Button } from '#ui/button.tsx';
import { FailedLine } from '#ui/failed-band.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toasts.tsx';
import { useMoment } from '#ui/use-moment.ts';
import { monthAfter, monthAt, weeksOf } from './calendar-days.ts';
import { useEntries, type Entry, type ScheduleItem } from './calendar-entries.ts';
import { BlockedSales, useResolve, type ScheduledSale } from './sales/blocked-sales.tsx';
import { useSaySale } from './sales/say-value.ts';
import { saleWords } from './sales/words.ts';
import { nameOfDocument } from './name-of-document.ts';
import { draftWords } from './words.ts';
import styles from './drafts.module.css';

function DocumentLine({ item, at, isEnd }: { item: ScheduleItem; at: number; isEnd: boolean }) {
  const t = useWords(draftWords);
  const locale = useLocale();
  const sayMoment = useMoment(locale);
  const cancel = useConsoleMutation(consoleScheduleCancel, [consoleScheduleList, consolePageList]);
  const { kind, id, title } = item;
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
        {nameOfDocument({ kind, id }, title, locale)}
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

function EntryLine({ entry: { item, sale, at, isEnd } }: { entry: Entry }) {
  const end = { at, isEnd };
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
  const { entries, blockedSales, failure } = useEntries(month);
  const title = new Intl.DateTimeFormat(languageTag(locale), {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(Date.UTC(month.year, month.month, 1));
  return (
    <section className={styles.calendar} aria-label={t('calendar')} aria-busy={entries === undefined}>
      <div className={styles.head}>
        <Button size="s" aria-label={t('month-before')} onClick={() => setMonth(monthAfter(month, -1))}>
          ‹
        </Button>
        <h3 aria-live="polite">{title}</h3>
        <Button size="s" aria-label={t('month-after')} onClick={() => setMonth(monthAfter(month, 1))}>
          ›
        </Button>
      </div>
      <BlockedSales sales={blockedSales} />
      {failure !== undefined && (
        <FailedLine message={failure.error?.message ?? ''} retry={() => void failure.refetch()} />
      )}
      <MonthTable entries={entries ?? []} weeks={weeksOf(month)} title={title} />
      {entries === undefined && failure === undefined && <Skeleton lines={2} />}
      {entries?.length === 0 && <p className={styles.quiet}>{t('calendar-empty')}</p>}
      <ul className={styles.list}>
        {entries?.map((entry) => (
          <EntryLine key={entry.entryKey} entry={entry} />
        ))}
      </ul>
    </section>
  );
}
