/** A month with what goes live and what is taken back when, by the shop's clock. */
import { useState } from 'react';
import { consoleScheduleCancel, consoleScheduleList } from '#schemas/api/console/schedules.ts';
import { consolePageList } from '#schemas/api/console/documents.ts';
import { useLocale, useWords } from '#i18n/use-words.ts';
import { useConsoleMutation } from '#desk/kit/calls/use-console.ts';
import { systemClock } from '#platform/clock.ts';
import { Button } from '#ui/button.tsx';
import { FailedLine } from '#ui/failed-band.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toasts.tsx';
import { useMoment } from '#ui/use-moment.ts';
import { monthAt, type Month } from '#desk/kit/month/month-days.ts';
import { entriesShown, MonthGrid } from '#desk/kit/month/month-grid.tsx';
import { MonthHead } from '#desk/kit/month/month-head.tsx';
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

function EntryLine({ item, sale, at, isEnd }: Entry) {
  const end = { at, isEnd };
  if (item !== undefined) return <DocumentLine item={item} {...end} />;
  return sale === undefined ? null : <SaleLine sale={sale} {...end} />;
}

export function Calendar() {
  const t = useWords(draftWords);
  const [month, setMonth] = useState(() => monthAt(systemClock.now()));
  const [chosenDay, setChosenDay] = useState<number>();
  const { entries, blockedSales, failure } = useEntries(month);
  const turnTo = (next: Month) => {
    setMonth(next);
    setChosenDay(undefined);
  };
  return (
    <section className={styles.calendar} aria-label={t('calendar')} aria-busy={entries === undefined}>
      <MonthHead month={month} onMonth={turnTo} level={3} />
      <BlockedSales sales={blockedSales} />
      {failure !== undefined && (
        <FailedLine message={failure.error?.message ?? ''} retry={() => void failure.refetch()} />
      )}
      <MonthGrid
        month={month}
        onMonth={turnTo}
        entries={entries ?? []}
        chosenDay={chosenDay}
        onChoose={setChosenDay}
        isCompact
      />
      {entries === undefined && failure === undefined && <Skeleton lines={2} />}
      {entries?.length === 0 && <p className={styles.quiet}>{t('calendar-empty')}</p>}
      <ul className={styles.list}>
        {entriesShown(entries ?? [], chosenDay).map((entry) => (
          <EntryLine {...entry} key={entry.key} />
        ))}
      </ul>
    </section>
  );
}
