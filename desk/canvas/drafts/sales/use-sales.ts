/** The prices and coupons that change with a release: each as it was read, and what of it changes. */
import { useState } from 'react';
import { consoleCouponsGet } from '#schemas/api/console/coupons.ts';
import { consoleGoodsGet } from '#schemas/api/console/goods.ts';
import type { ItemFault } from '#schemas/api/console/save.ts';
import { SALE_FIELDS, type SaleChange, type SaleKind } from '#schemas/goods-table/sale-change.ts';
import { isObject } from '#schemas/page/json.ts';
import { readText, type Text } from '#schemas/page/text.ts';
import { useLocale, useWords } from '#i18n/use-words.ts';
import { useDesk } from '#desk/kit/calls/desk-context.ts';
import {
  changeItem,
  isChanged,
  rebaseEdit,
  startEdit,
  type ItemEdit,
} from '#desk/kit/screens/editor/item-edit.ts';
import { faultsOf } from '#desk/kit/screens/editor/item-faults.ts';
import { toast } from '#ui/toasts.tsx';
import { saleWords } from './words.ts';

export interface SaleEdit {
  kind: SaleKind;
  id: string;
  title: Text;
  edit: ItemEdit;
  /** By pointer into the item. */
  faults: readonly ItemFault[];
}

/** Faults of one change of a request: `/changes/1/item/price` is `/price` of the second. */
function faultsAt(detail: unknown, place: number): ItemFault[] {
  const prefix = `/changes/${String(place)}`;
  return faultsOf(detail).flatMap((fault) => {
    if (!fault.pointer.startsWith(`${prefix}/`)) return [];
    const pointer = fault.pointer.slice(prefix.length);
    return [{ ...fault, pointer: pointer.startsWith('/item') ? pointer.slice('/item'.length) : '' }];
  });
}

const isOf = (one: { kind: SaleKind; id: string }, other: { kind: SaleKind; id: string }) =>
  one.kind === other.kind && one.id === other.id;

/** Only what a release may change: the rest of an item is not its matter. */
function changesOf(sales: readonly SaleEdit[]): SaleChange[] {
  return sales
    .filter(({ edit }) => isChanged(edit))
    .map(({ kind, id, edit }) => {
      const names: readonly string[] = SALE_FIELDS[kind];
      const item = Object.fromEntries(Object.entries(edit.changes).filter(([name]) => names.includes(name)));
      return { kind, id, item, ...(edit.version === undefined ? {} : { version: edit.version }) };
    });
}

export function useSales() {
  const { ask } = useDesk();
  const t = useWords(saleWords);
  const locale = useLocale();
  const [sales, setSales] = useState<readonly SaleEdit[]>([]);
  const read = async (kind: SaleKind, id: string) => {
    const answer =
      kind === 'good' ? await ask(consoleGoodsGet, { id }) : await ask(consoleCouponsGet, { id });
    if (answer.ok) return answer.data;
    toast(answer.msg, 'error');
    return undefined;
  };
  const add = async (kind: SaleKind, ids: readonly string[]) => {
    for (const id of ids) {
      if (sales.some((one) => isOf(one, { kind, id }))) continue;
      const current = await read(kind, id);
      if (current === undefined) continue;
      const { item, version } = current;
      const sale = { kind, id, title: item.title, edit: startEdit({ ...item }, version), faults: [] };
      setSales((before) => [...before.filter((one) => !isOf(one, sale)), sale]);
    }
  };
  const update = (name: { kind: SaleKind; id: string }, change: (sale: SaleEdit) => SaleEdit) =>
    setSales((before) => before.map((one) => (isOf(one, name) ? change(one) : one)));
  const changes = changesOf(sales);
  /** Puts faults of a refusal at their fields; what was typed while the shop answered stays. */
  const showFaults = (detail: unknown) => {
    const placeOf = (sale: SaleEdit) => changes.findIndex((one) => isOf(one, sale));
    setSales((before) => before.map((sale) => ({ ...sale, faults: faultsAt(detail, placeOf(sale)) })));
  };
  /** Reads anew what another person saved since, and says so; undefined where the refusal names none. */
  const readStale = async (detail: unknown): Promise<string | undefined> => {
    const name = isObject(detail) && isObject(detail['sale']) ? detail['sale'] : undefined;
    const sale = sales.find(({ kind, id }) => kind === name?.['kind'] && id === name['id']);
    const current = sale && (await read(sale.kind, sale.id));
    if (sale === undefined || current === undefined) return undefined;
    update(sale, (one) => ({ ...one, edit: rebaseEdit(one.edit, { ...current.item }, current.version) }));
    return t('stale', { title: readText(sale.title, locale) });
  };
  return {
    sales,
    changes,
    add,
    remove: (name: SaleEdit) => setSales((before) => before.filter((one) => !isOf(one, name))),
    change: (name: SaleEdit, pointer: string, value: unknown) =>
      update(name, (one) => ({ ...one, faults: [], edit: changeItem(one.edit, pointer, value) })),
    showFaults,
    readStale,
  };
}
export type Sales = ReturnType<typeof useSales>;
