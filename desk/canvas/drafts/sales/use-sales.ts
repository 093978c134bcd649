/** The prices and coupons that change with a release: each as it was read, and what of it changes. */
import { useState } from 'react';
import { consoleCouponsGet } from '#schemas/api/console/coupons.ts';
import { consoleGoodsGet } from '#schemas/api/console/goods.ts';
import type { ItemFault } from '#schemas/api/console/save.ts';
import { SALE_FIELDS, type SaleChange, type SaleKind } from '#schemas/goods-table/sale-change.ts';
import { isObject } from '#schemas/page/json.ts';
import type { Text } from '#schemas/page/text.ts';
import { useDesk } from '#desk/kit/calls/desk-context.ts';
import { wrongTextsIn } from '#desk/kit/fields/wrong-text.ts';
import {
  changeItem,
  chooseSide,
  isChanged,
  rebaseEdit,
  startEdit,
  type ItemConflict,
  type ItemEdit,
} from '#desk/kit/screens/editor/item-edit.ts';
import { faultsOf } from '#desk/kit/screens/editor/item-faults.ts';
import { toast } from '#ui/toasts.tsx';

export interface SaleEdit {
  kind: SaleKind;
  id: string;
  title: Text;
  edit: ItemEdit;
  /** By pointer into the item. */
  faults: readonly ItemFault[];
  /** Another person saved something else of it meanwhile: it was read anew, and nothing has to be chosen. */
  isReread: boolean;
}

/** Why nothing can be sent as it stands. */
export type SaleObstacle = 'conflict' | 'wrong-text';

/** Faults of one change of a request: `/changes/1/item/price` is `/price` of the second. */
function faultsAt(detail: unknown, place: number): ItemFault[] {
  const prefix = `/changes/${String(place)}`;
  return faultsOf(detail).flatMap((fault) => {
    if (!fault.pointer.startsWith(`${prefix}/`)) return [];
    const pointer = fault.pointer.slice(prefix.length);
    return [{ ...fault, pointer: pointer.startsWith('/item') ? pointer.slice('/item'.length) : '' }];
  });
}

export type SaleName = Pick<SaleEdit, 'kind' | 'id'>;

const isOf = (one: SaleName, other: SaleName) => one.kind === other.kind && one.id === other.id;

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

/** Whatever another person saved meanwhile is taken in; where both changed a field, one side waits to be chosen. */
function reread(sale: SaleEdit, item: object, version: string): SaleEdit {
  if (version === sale.edit.version) return sale;
  const edit = rebaseEdit(sale.edit, { ...item }, version);
  return { ...sale, edit, isReread: edit.conflicts.length === 0 };
}

function obstacleOf(sales: readonly SaleEdit[]): SaleObstacle | undefined {
  if (sales.some(({ edit }) => edit.conflicts.length > 0)) return 'conflict';
  return sales.some(({ edit }) => wrongTextsIn(edit.changes).length > 0) ? 'wrong-text' : undefined;
}

/** Reads goods and coupons as they are stored. */
function useReader() {
  const { ask } = useDesk();
  return async (kind: SaleKind, id: string) => {
    const answer =
      kind === 'good' ? await ask(consoleGoodsGet, { id }) : await ask(consoleCouponsGet, { id });
    if (answer.ok) return answer.data;
    toast(answer.msg, 'error');
    return undefined;
  };
}

/** The list itself, and what a person does with one of it. */
function useSaleList() {
  const [sales, setSales] = useState<readonly SaleEdit[]>([]);
  const update = (name: SaleName, change: (sale: SaleEdit) => SaleEdit) =>
    setSales((before) => before.map((one) => (isOf(one, name) ? change(one) : one)));
  return {
    sales,
    update,
    setSales,
    remove: (name: SaleName) => setSales((before) => before.filter((one) => !isOf(one, name))),
    change: (name: SaleName, pointer: string, value: unknown) =>
      update(name, (one) => ({
        ...one,
        faults: [],
        isReread: false,
        edit: changeItem(one.edit, pointer, value),
      })),
    choose: (name: SaleName, conflict: ItemConflict, side: 'yours' | 'theirs') =>
      update(name, (one) => ({ ...one, edit: chooseSide(one.edit, conflict, side) })),
  };
}

export function useSales() {
  const read = useReader();
  const { sales, setSales, update, ...acts } = useSaleList();
  const add = async (kind: SaleKind, ids: readonly string[]) => {
    for (const id of ids) {
      if (sales.some((one) => isOf(one, { kind, id }))) continue;
      const current = await read(kind, id);
      if (current === undefined) continue;
      const { item, version } = current;
      const edit = startEdit({ ...item }, version);
      const sale = { kind, id, title: item.title, edit, faults: [], isReread: false };
      setSales((before) => [...before.filter((one) => !isOf(one, sale)), sale]);
    }
  };
  const changes = changesOf(sales);
  /** Puts faults of a refusal at their fields; what was typed while the shop answered stays. */
  const showFaults = (detail: unknown) => {
    const placeOf = (sale: SaleEdit) => changes.findIndex((one) => isOf(one, sale));
    setSales((before) => before.map((sale) => ({ ...sale, faults: faultsAt(detail, placeOf(sale)) })));
  };
  /** Reads all of them anew where a refusal names one that another person saved since; true where it does. */
  const rereadStale = async (detail: unknown): Promise<boolean> => {
    if (!isObject(detail) || !isObject(detail['sale'])) return false;
    // The refusal names the first alone, and others may be stale too.
    for (const { kind, id } of sales) {
      const current = await read(kind, id);
      if (current !== undefined) update({ kind, id }, (one) => reread(one, current.item, current.version));
    }
    return true;
  };
  return { ...acts, sales, changes, obstacle: obstacleOf(sales), add, showFaults, rereadStale };
}
export type Sales = ReturnType<typeof useSales>;
