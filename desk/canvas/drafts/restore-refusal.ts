/** Why a version or a release was not put live again, by what stands in the way: documents, prices and coupons, or the whole. */
import { SALE_FIELDS, type SaleKind } from '#schemas/goods-table/sale-change.ts';
import type { Answer } from '#schemas/api/envelope.ts';
import { CONFIG_KINDS } from '#schemas/page/catalogue.ts';
import { isObject } from '#schemas/page/json.ts';
import type { LocaleText } from '#schemas/page/text.ts';
import { faultsOf } from '#desk/kit/screens/editor/item-faults.ts';
import type { DocumentName } from '../model/document.ts';
import { readFaults } from './publish-faults.ts';

export type RefusedAnswer = Extract<Answer<unknown>, { ok: false }>;

export interface DocumentReason {
  document: DocumentName;
  message: LocaleText;
  hint: LocaleText;
}

export interface SaleReason {
  kind: SaleKind;
  id: string;
  title: string;
  /** Absent where it is about all of it. */
  field: string | undefined;
  /** What the releases made of it, and what would come back. */
  before: unknown;
  after: unknown;
  message: LocaleText;
}

/** The documents that no longer fit, each with every fault. */
export function documentReasons({ detail }: RefusedAnswer): DocumentReason[] {
  return readFaults(detail).flatMap(({ document, message, hint }) => {
    const kind = CONFIG_KINDS.find((one) => isObject(document) && one === document['kind']);
    const id = isObject(document) ? document['id'] : undefined;
    if (kind === undefined || typeof id !== 'string') return [];
    return [{ document: { kind, id }, message, hint }];
  });
}

const isSaleKind = (value: unknown): value is SaleKind => typeof value === 'string' && value in SALE_FIELDS;

/** `/changes/1/item/price` is the price of the second change. */
export function saleReasons({ detail }: RefusedAnswer): SaleReason[] {
  const changes: unknown = isObject(detail) ? detail['changes'] : undefined;
  if (!Array.isArray(changes)) return [];
  return faultsOf(detail).flatMap(({ pointer, message }) => {
    const [, , place = '', , field] = pointer.split('/');
    const change: unknown = changes[Number(place)];
    if (!isObject(change)) return [];
    const { kind, id, title, before, after } = change;
    if (!isSaleKind(kind)) return [];
    const valueIn = (values: unknown) =>
      isObject(values) && field !== undefined ? values[field] : undefined;
    const name = { kind, id: String(id), title: String(title) };
    return [{ ...name, field, before: valueIn(before), after: valueIn(after), message }];
  });
}

/** Only the person's right to prices is missing. */
export function lacksSaleRight({ code, detail }: RefusedAnswer): boolean {
  return code === 'no-permission' && isObject(detail) && detail['reason'] === 'sales';
}
