/** Changes goods and coupons inside the transaction of a release, by the rules of the import (ADR-770). */
import type { ItemFault } from '#schemas/api/console/save.ts';
import type { GoodsFault } from '#schemas/goods-table/import-report.ts';
import {
  SALE_FIELDS,
  type SaleChange,
  type SaleKind,
  type SaleValues,
} from '#schemas/goods-table/sale-change.ts';
import type { GoodsTables } from '#schemas/goods-table/tables.ts';
import { pointerTo } from '#schemas/page/json.ts';
import type { LocaleText, Text } from '#schemas/page/text.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { importGoods, type TransferWorld } from '../rules/import-goods.ts';
import { COUPON_ITEM, GOODS_ITEM, type ItemKind } from '../rules/item-kinds.ts';
import { NO_PARTS } from '../rules/named-parts.ts';
import { createGoodsTransferStore } from '../store/goods-transfer.store.ts';
import { findItem, toItemFault, type StoredItem } from './save-item.ts';

/** A change with the values it starts from; without them it starts from whatever is stored. */
export interface ExpectedSale extends SaleChange {
  before?: SaleValues | undefined;
}

/** A change as it is, or would be, written. */
export interface WrittenSale {
  kind: SaleKind;
  id: string;
  title: Text;
  before: SaleValues;
  after: SaleValues;
}

export type SaleOutcome =
  | { kind: 'written'; changes: WrittenSale[] }
  /** `version` is not what is stored; `theirs` is undefined where there is no such thing any more. */
  | { kind: 'stale'; change: SaleChange; theirs: unknown }
  /** By pointer into the list of changes. */
  | { kind: 'refused'; faults: ItemFault[] };

interface SaleItem {
  title: Text;
}
const KINDS: Readonly<Record<SaleKind, ItemKind<SaleItem>>> = { good: GOODS_ITEM, coupon: COUPON_ITEM };

/** The release itself announces what changed, once it is committed; no password is among the fields. */
function worldIn(tx: Database, clock: Clock): TransferWorld {
  return {
    stores: { goodsTransfer: createGoodsTransferStore(tx, clock) },
    bus: { publish: () => Promise.resolve() },
    passwords: {
      hash: () => Promise.reject(new Error('A release changes no password.')),
      matches: () => Promise.resolve(false),
    },
  };
}

const fault = (pointer: string, rule: string, message: LocaleText, hint: LocaleText): ItemFault => ({
  pointer,
  rule,
  message,
  hint,
});

const missing = () =>
  fault(
    '/id',
    'missing',
    { cn: '店铺里已没有它', en: 'The shop has no such good or coupon any more' },
    { cn: '取消这项改动', en: 'Cancel this change' },
  );

const changedSince = (field: string) =>
  fault(
    pointerTo('/item', field),
    'changed-since',
    { cn: '这个值后来又有人改过', en: 'Someone changed this value since' },
    { cn: '仍要这样改，或保留现在的值', en: 'Change it anyway, or leave it as it is now' },
  );

const notOfRelease = (field: string) =>
  fault(
    pointerTo('/item', field),
    'not-of-release',
    { cn: '这个字段不能随发布一起改', en: 'This field cannot be changed by a release' },
    { cn: '在商品或优惠券的编辑页里改', en: 'Change it where the good or the coupon is edited' },
  );

function fieldsOf(item: object, names: readonly string[]): SaleValues {
  const values: Readonly<Record<string, unknown>> = { ...item };
  return Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Fields that were edited since: they hold neither the value the change starts from nor the one it sets. */
function changedFields({ item, before }: ExpectedSale, current: SaleValues): string[] {
  if (before === undefined) return [];
  return Object.keys(before).filter(
    (name) => !isSame(current[name], before[name]) && !isSame(current[name], item[name] ?? null),
  );
}

function faultsBefore(change: ExpectedSale, current: StoredItem<SaleItem> | undefined): ItemFault[] {
  if (current === undefined) return [missing()];
  const fields: readonly string[] = SALE_FIELDS[change.kind];
  const names = Object.keys(change.item);
  const wrong = names.filter((name) => !fields.includes(name)).map(notOfRelease);
  return [...wrong, ...changedFields(change, fieldsOf(current.item, names)).map(changedSince)];
}

/** The rows an import takes for all changes, and which change each row is of. */
function tablesOfChanges(changes: readonly SaleChange[]) {
  const tables: Record<string, unknown[]> = {};
  const origins: Record<string, { place: number; row: number }[]> = {};
  for (const [place, { kind, id, item }] of changes.entries())
    for (const [name, rows] of Object.entries(KINDS[kind].rowsOf(id, item))) {
      const list: unknown[] = Array.isArray(rows) ? rows : [rows];
      (tables[name] ??= []).push(...list);
      (origins[name] ??= []).push(...list.map((_row, row) => ({ place, row })));
    }
  return { tables, origins };
}

/** A fault of the import as one of the list of changes. */
function toSaleFault(
  origins: ReturnType<typeof tablesOfChanges>['origins'],
  changes: readonly SaleChange[],
  importFault: GoodsFault,
): ItemFault {
  const { place, row } = origins[importFault.table]?.[importFault.row] ?? { place: 0, row: -1 };
  const kind = KINDS[changes[place]?.kind ?? 'good'];
  const inItem = toItemFault(kind, { ...importFault, row });
  return { ...inItem, pointer: `/changes/${String(place)}/item${inItem.pointer}` };
}

type Items = (StoredItem<SaleItem> | undefined)[];
const findAll = (changes: readonly SaleChange[], tables: GoodsTables): Items =>
  changes.map(({ kind, id }) => findItem(KINDS[kind], tables, id));

/** Why nothing may be written; undefined where all of it may. */
function refuseBefore(
  changes: readonly ExpectedSale[],
  current: Items,
): Exclude<SaleOutcome, { kind: 'written' }> | undefined {
  const faults = changes.flatMap((change, place) =>
    faultsBefore(change, current[place]).map((one) => ({
      ...one,
      pointer: `/changes/${String(place)}${one.pointer}`,
    })),
  );
  if (faults.length > 0) return { kind: 'refused', faults };
  const place = changes.findIndex(
    ({ version }, index) => version !== undefined && version !== current[index]?.version,
  );
  const change = changes[place];
  return change && { kind: 'stale', change, theirs: current[place]?.item };
}

/** Writes all changes, or says why none can be: on a refusal the caller rolls the transaction back. */
export async function writeSales(
  tx: Database,
  clock: Clock,
  appId: string,
  changes: readonly ExpectedSale[],
): Promise<SaleOutcome> {
  if (changes.length === 0) return { kind: 'written', changes: [] };
  const { tables, origins } = tablesOfChanges(changes);
  let [current, afterwards]: [Items, Items] = [[], []];
  let refusal: ReturnType<typeof refuseBefore>;
  const result = await importGoods(worldIn(tx, clock), appId, {
    tables,
    isTrial: false,
    whole: GOODS_ITEM.lists,
    isExpected: (before) => {
      current = findAll(changes, before);
      refusal = refuseBefore(changes, current);
      return refusal === undefined;
    },
    inspect: {
      parts: { ...NO_PARTS, goods: changes.flatMap(({ kind, id }) => (kind === 'good' ? [id] : [])) },
      look: (after) => {
        afterwards = findAll(changes, after);
      },
    },
  });
  if (refusal !== undefined) return refusal;
  if (!result.ok)
    return { kind: 'refused', faults: result.faults.map((one) => toSaleFault(origins, changes, one)) };
  const writtenSales = changes.flatMap(({ kind, id, item }, place): WrittenSale[] => {
    const [before, after] = [current[place]?.item, afterwards[place]?.item];
    if (before === undefined || after === undefined) return [];
    const names = Object.keys(item);
    return [
      { kind, id, title: before.title, before: fieldsOf(before, names), after: fieldsOf(after, names) },
    ];
  });
  return { kind: 'written', changes: writtenSales };
}

/** The tags of pages that show what was changed. */
export function saleTags(changes: readonly Pick<SaleChange, 'kind' | 'id'>[]): string[] {
  const tags = changes.flatMap(({ kind, id }) =>
    kind === 'good' ? ['goods', `goods:${id}`] : ['coupons', `coupon:${id}`],
  );
  return [...new Set(tags)];
}
