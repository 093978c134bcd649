/** Reads and saves one good or one coupon by the rules of the import: there is one way to change what is sold (D127). */
import type { ItemFault } from '#schemas/api/console/save.ts';
import type { GoodsFault, GoodsReport } from '#schemas/goods-table/import-report.ts';
import type { GoodsTables } from '#schemas/goods-table/tables.ts';
import { contentHash } from '#server/kernel/db/canonical-json.ts';
import { importGoods, type TransferWorld } from '../rules/import-goods.ts';
import type { ItemKind } from '../rules/item-kinds.ts';
import { NO_PARTS, type NamedParts } from '../rules/named-parts.ts';
import { tablesOf } from '../rules/shop-goods.ts';

export interface StoredItem<Item> {
  item: Item;
  version: string;
  hasSecret: boolean;
}

/** Undefined where these tables have no such thing. */
export function findItem<Item>(
  kind: ItemKind<Item>,
  tables: GoodsTables,
  id: string,
): StoredItem<Item> | undefined {
  const match = kind.find(tables, id);
  return match && { item: match.item, version: contentHash(match), hasSecret: match.secret !== undefined };
}

/** The good an item is read with; none for what is no good. */
const partsOf = ({ table }: Pick<ItemKind<unknown>, 'table'>, id: string): NamedParts =>
  table === 'goods' ? { ...NO_PARTS, goods: [id] } : NO_PARTS;

/** Undefined where the shop has no such thing. */
export async function readItem<Item>(
  { stores }: Pick<TransferWorld, 'stores'>,
  appId: string,
  kind: ItemKind<Item>,
  id: string,
): Promise<StoredItem<Item> | undefined> {
  return findItem(kind, tablesOf(await stores.goodsTransfer.read(appId, partsOf(kind, id))), id);
}

export interface ItemChange {
  id: string;
  /** What was read before; without one the change is made to whatever is stored. */
  version: string | undefined;
  change: Readonly<Record<string, unknown>>;
}

export type ItemOutcome<Item> =
  | { kind: 'saved'; version: string; notes: ItemFault[]; report: GoodsReport }
  /** `theirs` is undefined where it is not there any more. */
  | { kind: 'stale'; theirs: Item | undefined }
  | { kind: 'refused'; faults: ItemFault[] };

/** A fault of a table's row as one of the item, by pointer into it. */
export function toItemFault(
  { table }: Pick<ItemKind<unknown>, 'table'>,
  { table: name, row, pointer, rule, message, hint }: GoodsFault,
): ItemFault {
  const place = row < 0 ? '' : `/${String(row)}`;
  return { pointer: name === table ? pointer : `/${name}${place}${pointer}`, rule, message, hint };
}

export async function saveItem<Item>(
  world: TransferWorld,
  appId: string,
  kind: ItemKind<Item>,
  { id, version, change }: ItemChange,
): Promise<ItemOutcome<Item>> {
  let before: StoredItem<Item> | undefined;
  let after: StoredItem<Item> | undefined;
  let isStale = false;
  const result = await importGoods(world, appId, {
    tables: kind.rowsOf(id, change),
    isTrial: false,
    whole: kind.lists,
    isExpected: (tables) => {
      before = findItem(kind, tables, id);
      isStale = version !== undefined && before?.version !== version;
      return !isStale;
    },
    inspect: {
      parts: partsOf(kind, id),
      look: (tables) => {
        after = findItem(kind, tables, id);
      },
    },
  });
  if (isStale) return { kind: 'stale', theirs: before?.item };
  const toFault = (fault: GoodsFault) => toItemFault(kind, fault);
  if (!result.ok) return { kind: 'refused', faults: result.faults.map(toFault) };
  const { ok: _ok, ...report } = result;
  return { kind: 'saved', version: after?.version ?? '', notes: report.notes.map(toFault), report };
}
