/** What stands on the calendar in one month: documents, prices and coupons, each at the moments it goes live and is taken back. */
import { useQuery } from '@tanstack/react-query';
import { consoleSaleList, consoleScheduleList } from '#schemas/api/console/schedules.ts';
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import { secondsOf } from '#schemas/time.ts';
import { askAll } from '#desk/kit/calls/ask-all.ts';
import { useDesk } from '#desk/kit/calls/desk-context.ts';
import { useConsoleQuery, type Refusal } from '#desk/kit/calls/use-console.ts';
import { monthSpan, type Month } from '#desk/kit/month/month-days.ts';
import type { MonthEntry } from '#desk/kit/month/month-entries.ts';
import { keyOf } from '../model/document.ts';
import type { ScheduledSale } from './sales/blocked-sales.tsx';

export type ScheduleItem = DataOf<typeof consoleScheduleList>['items'][number];

/** One moment of one document, or of one price or coupon. */
export interface Entry extends MonthEntry {
  isEnd: boolean;
  item?: ScheduleItem;
  sale?: ScheduledSale;
}

/** Both ends of what is on the calendar. */
const endsOf = (name: string, { publish_at: at, take_back_at: end }: ScheduleItem | ScheduledSale) => [
  { key: `${name} begins`, at, isEnd: false },
  ...(end === undefined ? [] : [{ key: `${name} ends`, at: end, isEnd: true }]),
];

function entriesOf(items: readonly ScheduleItem[], sales: readonly ScheduledSale[]): Entry[] {
  const ofDocuments = items.flatMap((item) =>
    endsOf(`document ${keyOf(item)}`, item).map((end): Entry => ({ ...end, item })),
  );
  const ofSales = sales.flatMap((sale) =>
    endsOf(`sale ${sale.kind}/${sale.id}`, sale).map((end): Entry => ({ ...end, sale })),
  );
  return [...ofDocuments, ...ofSales].toSorted((one, other) => one.at - other.at);
}

/** Entries of the month, asked for anew with each other month; undefined until they are there. */
export function useEntries(month: Month) {
  const { ask } = useDesk();
  const span = monthSpan(month);
  const [from, to] = [secondsOf(span.from), secondsOf(span.until)];
  const range = { from, to };
  const documents = useQuery<readonly ScheduleItem[], Refusal>({
    queryKey: [consoleScheduleList.name, 'month', range],
    queryFn: () => askAll((part) => ask(consoleScheduleList, { ...part, filter: range })),
  });
  const sales = useConsoleQuery(consoleSaleList, range);
  const isHere = ({ at }: Entry) => at >= from && at < to;
  const isThere = documents.data !== undefined && sales.data !== undefined && !sales.isPlaceholderData;
  const entries = isThere ? entriesOf(documents.data, sales.data.items).filter(isHere) : undefined;
  return {
    entries,
    blockedSales: sales.data?.items ?? [],
    failure: [documents, sales].find(({ error }) => error !== null),
  };
}
