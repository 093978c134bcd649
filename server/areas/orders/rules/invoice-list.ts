/** Requests for invoices as the merchant reads them: a page of them, or all as a CSV file to issue them by. */
import { INVOICE_SORTS, type InvoiceSort } from '#schemas/api/console/invoices.ts';
import type { Locale } from '#schemas/locale.ts';
import { yuanOf } from '#schemas/money.ts';
import type { Invoice, InvoiceState, MerchantInvoice } from '#schemas/order/invoice.ts';
import { readText } from '#schemas/page/text.ts';
import { msOf } from '#schemas/time.ts';
import { shopTime } from '#server/areas/shop/area.ts';
import { toSortedPlace, type SortedPlace } from '#server/kernel/cursor.ts';
import { toCsv } from '#server/kernel/csv.ts';
import type { Stores } from '#server/kernel/area.ts';
import { presentInvoice } from '../services/present-order.ts';
import type { InvoiceFilter, InvoiceOfOrder } from '../store/invoices.store.ts';

type World = { stores: Pick<Stores, 'invoices'> };

interface InvoiceQuery extends InvoiceFilter {
  locale: Locale;
}

const PAGE_ROWS = 200;
/** One file holds at most so many. */
const FILE_ROWS = 20_000;

function present({ invoice, order, line }: InvoiceOfOrder, locale: Locale): MerchantInvoice {
  return {
    ...presentInvoice(invoice, order),
    order_id: order.id,
    goods_title: readText(line.title, locale),
    amount: order.amount - order.refunded,
    decided_by: invoice.decidedBy,
  };
}

/** A part of them in one of its orders. */
export async function listInvoices(
  { stores }: World,
  appId: string,
  { locale, ...filter }: InvoiceQuery,
  place: SortedPlace<InvoiceSort>,
): Promise<{ items: MerchantInvoice[]; total: number; next?: string }> {
  const { rows, ...part } = await stores.invoices.part({ ...filter, appId }, place);
  return { ...part, items: rows.map((row) => present(row, locale)) };
}

const HEADS = {
  cn: [
    '订单编号',
    '状态',
    '类型',
    '发票抬头',
    '税号',
    '邮箱',
    '开票金额',
    '商品',
    '申请时间',
    '处理时间',
    '发票号码',
    '拒绝原因',
    '处理人',
  ],
  en: [
    'Order',
    'State',
    'Kind',
    'Title',
    'Tax number',
    'E-mail',
    'Amount',
    'What',
    'Asked',
    'Decided',
    'Number',
    'Reason',
    'By',
  ],
} as const;
const STATES: Readonly<Record<Locale, Readonly<Record<InvoiceState, string>>>> = {
  cn: { asked: '待开具', issued: '已开具', refused: '已拒绝', void: '已作废' },
  en: { asked: 'asked', issued: 'issued', refused: 'refused', void: 'void' },
};
const KINDS: Readonly<Record<Locale, Readonly<Record<Invoice['kind'], string>>>> = {
  cn: { person: '个人', company: '企业' },
  en: { person: 'person', company: 'company' },
};

const timeOf = (ts: number) => (ts === 0 ? '' : shopTime(msOf(ts)));

const cellsOf = (one: MerchantInvoice, locale: Locale): string[] => [
  one.order_id,
  STATES[locale][one.state],
  KINDS[locale][one.kind],
  one.title,
  one.tax_number,
  one.email,
  yuanOf(one.amount),
  one.goods_title,
  timeOf(one.asked_ts),
  timeOf(one.decided_ts),
  one.number,
  one.answer,
  one.decided_by,
];

/** All of a state as one file, in the language of who reads it. */
export async function invoiceFile(world: World, appId: string, query: InvoiceQuery): Promise<string> {
  const { locale } = query;
  const cells: string[][] = [];
  let place: SortedPlace<InvoiceSort> | undefined = { sort: '-asked_ts', limit: PAGE_ROWS };
  while (place !== undefined && cells.length < FILE_ROWS) {
    const { items, next } = await listInvoices(world, appId, query, place);
    cells.push(...items.map((one) => cellsOf(one, locale)));
    place = next === undefined ? undefined : toSortedPlace({ cursor: next, limit: PAGE_ROWS }, INVOICE_SORTS);
  }
  return toCsv([HEADS[locale], ...cells]);
}
