/** Brings tables of goods into a shop: all of them, or with every fault named nothing (decision 300). */
import type { Bus } from '#server/kernel/bus/bus.ts';
import { phoneKey, readWrittenPhone } from '#schemas/auth/phone.ts';
import {
  TABLE_NAMES,
  type GoodsLine,
  type GoodsTables,
  type TableName,
} from '#schemas/goods-table/tables.ts';
import type { GoodsTransferStore } from '../store/goods-transfer.store.ts';
import { checkReferences } from './check-references.ts';
import { checkTables, placed, type FitTables, type GivenTables } from './check-tables.ts';
import type { GoodsFault } from './fault.ts';
import { planImport, type Change, type Plan } from './plan.ts';
import { designatedOf } from './rows-of.ts';
import { tablesOf, type ShopGoods } from './shop-goods.ts';

/** Hashes and judges passwords of goods. */
interface PasswordWork {
  hash(password: string): Promise<string>;
  matches(password: string, hash: string | undefined): Promise<boolean>;
}

export interface TransferWorld {
  stores: { goodsTransfer: GoodsTransferStore };
  bus: Bus;
  passwords: PasswordWork;
}

export type Imported =
  | { ok: true; changes: readonly Change[]; moved: boolean; unchanged: number }
  | { ok: false; faults: GoodsFault[] };

export interface ImportAsked {
  tables: Readonly<Record<string, unknown>>;
  /** Only say what would be. */
  isTrial: boolean;
}

/** The one form of a list of people: each phone as it is stored, in order. */
function tidyDesignated(entries: readonly string[]): string[] {
  const tidy = entries.map((entry) => {
    const { kind, target } = designatedOf(entry);
    const phone = kind === 'person' ? readWrittenPhone(target) : undefined;
    return phone === undefined ? entry : phoneKey(phone);
  });
  return [...new Set(tidy)].toSorted();
}

/** A password as the hash that is kept already where it is the same. */
async function hashed(
  { password, ...line }: GoodsLine,
  shop: ShopGoods,
  work: PasswordWork,
): Promise<GoodsLine> {
  if (password === undefined || password === '') return line;
  const kept = shop.limits.get(line.id)?.passwordHash;
  const isSame = kept !== undefined && (await work.matches(password, kept));
  return { ...line, password_hash: isSame ? kept : await work.hash(password) };
}

async function readGoods(
  lines: readonly GoodsLine[],
  shop: ShopGoods,
  work: PasswordWork,
): Promise<GoodsLine[]> {
  const read: GoodsLine[] = [];
  for (const line of lines) {
    const { designated, ...rest } = await hashed(line, shop, work);
    read.push({ ...rest, ...(designated === undefined ? {} : { designated: tidyDesignated(designated) }) });
  }
  return read;
}

/** Rows that are fit, once every row is. */
function wholeTables(fit: FitTables): GivenTables {
  const rowsOf = <Name extends TableName>(name: Name): GoodsTables[Name][number][] =>
    placed(fit[name]).map(([row]) => row);
  return {
    ...(fit.tags === undefined ? {} : { tags: rowsOf('tags') }),
    ...(fit.teachers === undefined ? {} : { teachers: rowsOf('teachers') }),
    ...(fit.goods === undefined ? {} : { goods: rowsOf('goods') }),
    ...(fit.outline === undefined ? {} : { outline: rowsOf('outline') }),
    ...(fit.terms === undefined ? {} : { terms: rowsOf('terms') }),
    ...(fit.skus === undefined ? {} : { skus: rowsOf('skus') }),
    ...(fit.coupons === undefined ? {} : { coupons: rowsOf('coupons') }),
    ...(fit.members === undefined ? {} : { members: rowsOf('members') }),
  };
}

interface Decided {
  plan: Plan | undefined;
  faults: GoodsFault[];
}

/** By table and row, as they are read in the files. */
function inOrder(faults: readonly GoodsFault[]): GoodsFault[] {
  const place = ({ table }: GoodsFault) => TABLE_NAMES.indexOf(table);
  return faults.toSorted((one, other) => place(one) - place(other) || one.row - other.row);
}

function tell({ plan, faults }: Decided): Imported {
  if (plan === undefined) return { ok: false, faults: inOrder(faults) };
  return { ok: true, changes: plan.changes, moved: plan.order !== undefined, unchanged: plan.unchanged };
}

/** Pages that showed any of it are made anew, on every node. */
async function purge(
  bus: Bus,
  appId: string,
  { bundles, coupons, tags, teachers, order }: Plan,
): Promise<void> {
  const ids = bundles.flatMap(({ bundle: { good, lessons } }) => [good, ...lessons].map(({ row }) => row.id));
  const isAny = ids.length > 0 || tags.length > 0 || teachers.length > 0 || order !== undefined;
  const stale = [
    ...(isAny ? ['goods', ...ids.map((id) => `goods:${id}`)] : []),
    ...(coupons.length > 0 ? ['coupons', ...coupons.map(({ id }) => `coupon:${id}`)] : []),
  ];
  if (stale.length > 0) await bus.publish('purge', { appId, tags: stale });
}

export async function importGoods(
  { stores: { goodsTransfer: store }, bus, passwords }: TransferWorld,
  appId: string,
  { tables, isTrial }: ImportAsked,
): Promise<Imported> {
  const checked = checkTables(tables);
  const { faults } = checked;
  const shop = await store.read(appId);
  const all = [...faults, ...checkReferences(checked.tables, shop)];
  if (all.length > 0) return { ok: false, faults: inOrder(all) };
  const whole = wholeTables(checked.tables);
  // Slow work stands outside the transaction.
  const given: GivenTables =
    whole.goods === undefined ? whole : { ...whole, goods: await readGoods(whole.goods, shop, passwords) };
  if (isTrial) return tell({ plan: planImport(given, shop), faults: [] });
  const decided = await store.write(appId, (now): Decided => {
    // What was sold meanwhile counts.
    const late = checkReferences(checked.tables, now);
    return late.length > 0 ? { plan: undefined, faults: late } : { plan: planImport(given, now), faults: [] };
  });
  if (decided.plan !== undefined) await purge(bus, appId, decided.plan);
  return tell(decided);
}

/** The tables of all a shop sells. */
export async function exportGoods(
  { stores }: Pick<TransferWorld, 'stores'>,
  appId: string,
): Promise<GoodsTables> {
  return tablesOf(await stores.goodsTransfer.read(appId));
}
