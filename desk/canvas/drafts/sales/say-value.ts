/** Values of a good's or a coupon's fields as words: money in yuan, moments by the shop's clock, states by name. */
import { readMoment } from '#schemas/moment.ts';
import { formatMoney } from '#schemas/money.ts';
import { SALE_FIELDS, type SaleKind } from '#schemas/goods-table/sale-change.ts';
import { isObject } from '#schemas/page/json.ts';
import { isText, readText } from '#schemas/page/text.ts';
import { secondsOf } from '#schemas/time.ts';
import { useLocale, useWords } from '#i18n/use-words.ts';
import { useMoment } from '#ui/use-moment.ts';
import { saleWords } from './words.ts';

const MONEY: ReadonlySet<string> = new Set(['price', 'line_price', 'svip_price', 'amount', 'threshold']);
const STATES = ['on', 'hidden', 'off'] as const;
const MARKS = [-1, 0, 3, 6, 8] as const;

/** Says values of fields, and what a change makes of them. */
export function useSaySale() {
  const t = useWords(saleWords);
  const locale = useLocale();
  const sayMoment = useMoment(locale);
  const sayState = (kind: SaleKind, value: unknown) => {
    const state = STATES.find((one) => one === value) ?? 'on';
    if (kind === 'good') return t(state);
    return t(state === 'on' ? 'coupon-on' : 'coupon-off');
  };
  const saySku = (sku: unknown) => {
    if (!isObject(sku)) return '';
    const { name, price } = sku;
    return `${isText(name) ? readText(name, locale) : ''} ${typeof price === 'number' ? formatMoney(price) : ''}`;
  };
  const value = (kind: SaleKind, field: string, content: unknown): string => {
    if (field === 'state') return sayState(kind, content);
    const mark = MARKS.find((one) => one === (content ?? 0));
    if (field === 'marketing_type' && mark !== undefined) return t(`mark_${mark}`);
    if (content === null || content === undefined) return t('unset');
    if (typeof content === 'number') return MONEY.has(field) ? formatMoney(content) : String(content);
    if (Array.isArray(content)) return content.map(saySku).join(', ');
    if (typeof content !== 'string') return JSON.stringify(content);
    const moment = readMoment(content);
    return moment === undefined ? content : sayMoment(secondsOf(moment));
  };
  const change = (
    kind: SaleKind,
    { before, after }: { before: Record<string, unknown>; after: Record<string, unknown> },
  ): string[] =>
    SALE_FIELDS[kind]
      .filter((field) => Object.hasOwn(after, field))
      .map((field) =>
        t('change', {
          field: t(field),
          before: value(kind, field, before[field]),
          after: value(kind, field, after[field]),
        }),
      );
  return { locale, sayMoment, value, change };
}
