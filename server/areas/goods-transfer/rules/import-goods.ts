/** Brings tables of goods into a shop: all of them, or with every fault named nothing (ADR-300). */
import type { Bus } from '#server/kernel/bus/bus.ts';
import { phoneKey, readWrittenPhone } from '#schemas/auth/phone.ts';
import type { GoodsFault, GoodsReport } from '#schemas/goods-table/import-report.ts';
import {
  TABLE_NAMES,
  type GoodsLine,
  type GoodsTables,
  type TableName,
} from '#schemas/goods-table/tables.ts';
import { isObject } from '#schemas/page/json.ts';
import type { GoodsTransferStore } from '../store/goods-transfer.store.ts';
import { checkFacts } from './check-facts.ts';
import { checkReferences } from './check-references.ts';
import { checkTables, withPlaces, type FitTables, type GivenTables } from './check-tables.ts';
import { completeTables } from './complete-tables.ts';
import { ignoredOfGoods, ignoredOfOutline } from './ignored-fields.ts';
import { namedParts, type NamedParts } from './named-parts.ts';
import { planImport, type Plan } from './plan.ts';
import { designatedOf } from './rows-of.ts';
import { droppedHtml } from './dropped-html.ts';
import { tablesOf, type ShopGoods } from './shop-goods.ts';

/** Hashes and judges passwords of goods. */
interface PasswordWork {
  hash(password: string): Promise<string>;
  matches(password: string, hash: string | undefined): Promise<boolean>;
}

export interface TransferWorld {
  stores: { goodsTransfer: GoodsTransferStore };
  bus: Pick<Bus, 'publish'>;
  passwords: PasswordWork;
}

export type ImportResult = ({ ok: true } & GoodsReport) | { ok: false; faults: GoodsFault[] };

export interface ImportAsked {
  tables: Readonly<Record<string, unknown>>;
  /** Only say what would be. */
  isTrial: boolean;
  /** Tables that are all there is of each good they name; the others are changes (D127). */
  whole?: ReadonlySet<TableName>;
  /** Looks at what the shop has of what is named, at last in the transaction of the whole; where it answers false nothing is written. */
  isExpected?: (before: GoodsTables) => boolean;
  /** Looks at what the shop has afterwards, in the same transaction; of goods and people at those it names. */
  inspect?: { parts: NamedParts; look: (after: GoodsTables) => void };
}

const NO_TABLE: ReadonlySet<TableName> = new Set();

/** The one form of a list of people: each phone as it is stored, in order. */
function tidyDesignated(entries: readonly string[]): string[] {
  const tidy = entries.map((entry) => {
    const { kind, target } = designatedOf(entry);
    const phone = kind === 'person' ? readWrittenPhone(target) : undefined;
    return phone === undefined ? entry : phoneKey(phone);
  });
  return [...new Set(tidy)].toSorted();
}

const isNewPassword = (password: unknown): boolean => password !== undefined && password !== '';

/** Whether a row brings a password: to hash one takes longer than a transaction should. */
function hasPassword({ goods }: ImportAsked['tables']): boolean {
  return (
    Array.isArray(goods) && goods.some((row: unknown) => isObject(row) && isNewPassword(row['password']))
  );
}

type Hashes = ReadonlyMap<string, string>;

/** Of each good that brings a password its hash, the one that is kept already where it is the same. */
async function hashPasswords(
  lines: readonly GoodsLine[],
  shop: ShopGoods,
  work: PasswordWork,
): Promise<Hashes> {
  const hashes = new Map<string, string>();
  for (const { id, password } of lines) {
    if (password === undefined || password === '') continue;
    const keptHash = shop.limits.get(id)?.passwordHash;
    const isSame = keptHash !== undefined && (await work.matches(password, keptHash));
    hashes.set(id, isSame ? keptHash : await work.hash(password));
  }
  return hashes;
}

/** The line as it is planned: its password hashed, and its people in their one form. */
function readyLine({ password: _password, designated, ...line }: GoodsLine, hashes: Hashes): GoodsLine {
  const hash = hashes.get(line.id);
  return {
    ...line,
    ...(hash === undefined ? {} : { password_hash: hash }),
    ...(designated === undefined ? {} : { designated: tidyDesignated(designated) }),
  };
}

/** Rows that are fit, once every row is. */
function wholeTables(fit: FitTables): GivenTables {
  const rowsOf = <Name extends TableName>(name: Name): GoodsTables[Name][number][] =>
    withPlaces(fit[name]).map(([row]) => row);
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

/** Something worth saying of a good. */
interface Note {
  goodsId: string;
  fault: GoodsFault;
}

interface Decision {
  plan: Plan | undefined;
  faults: GoodsFault[];
  notes: Note[];
}

/** By table and row, as they are read in the files. */
function inOrder(faults: readonly GoodsFault[]): GoodsFault[] {
  const place = ({ table }: GoodsFault) => TABLE_NAMES.indexOf(table);
  return faults.toSorted((one, other) => place(one) - place(other) || one.row - other.row);
}

/** One fault a field: what is said first goes before what follows from it. */
function firstOfEach(faults: readonly GoodsFault[]): GoodsFault[] {
  // What is missing, or wrong with a whole table, stands at no field.
  const key = ({ table, row, pointer, message }: GoodsFault) =>
    [table, row, pointer, row < 0 || pointer === '' ? message.en : ''].join(' ');
  const first = new Map(faults.toReversed().map((fault) => [key(fault), fault]));
  return inOrder(faults.filter((fault) => first.get(key(fault)) === fault));
}

function reportOf({ plan, faults, notes }: Decision): ImportResult {
  if (plan === undefined) return { ok: false, faults: firstOfEach(faults) };
  const { changes, order, unchangedCount } = plan;
  const changedIds = new Set(changes.filter(({ table }) => table === 'goods').map(({ id }) => id));
  // Of a good that stays as it is only what was written in vain is said.
  const notesToTell = notes.filter(
    ({ goodsId, fault }) => changedIds.has(goodsId) || fault.rule === 'ignored',
  );
  return {
    ok: true,
    changes: [...changes],
    moved: order !== undefined,
    unchanged: unchangedCount,
    notes: inOrder(notesToTell.map(({ fault }) => fault)),
  };
}

interface ImportJudgement {
  tables: GivenTables;
  faults: GoodsFault[];
  notes: Note[];
  isExpected: boolean;
}

/** The good a row of these tables is, or belongs to. */
function goodsIdOf({ goods, outline, skus }: FitTables, { table, row }: GoodsFault): string {
  if (table === 'goods') return goods?.[row]?.id ?? '';
  return (table === 'skus' ? skus : outline)?.[row]?.goods_id ?? '';
}

/** The tables beside what the shop has: the whole rows, every fault, and what is worth saying. */
function judge({ tables, whole = NO_TABLE, isExpected }: ImportAsked, shop: ShopGoods): ImportJudgement {
  const shopTables = tablesOf(shop);
  if (isExpected?.(shopTables) === false) return { tables: {}, faults: [], notes: [], isExpected: false };
  const completion = completeTables(tables, shopTables, whole);
  const checked = checkTables(completion.tables);
  const goods = withPlaces(checked.tables.goods);
  const facts = checkFacts({ goods, skus: withPlaces(checked.tables.skus) }, shopTables);
  const goodsIds = new Set(shopTables.goods.map(({ id }) => id));
  const notes = [
    ...facts.notes,
    ...goods.flatMap(([line, row]) => ignoredOfGoods(line, row, !goodsIds.has(line.id))),
    ...withPlaces(checked.tables.outline).flatMap(([line, row]) => ignoredOfOutline(line, row)),
    ...droppedHtml(checked.tables),
  ];
  const inFile = (fault: GoodsFault): GoodsFault => ({
    ...fault,
    row: fault.row < 0 ? fault.row : completion.placeOf(fault.table, fault.row),
  });
  const faults = [...checked.faults, ...checkReferences(checked.tables, shop), ...facts.faults];
  return {
    tables: wholeTables(checked.tables),
    faults: [...completion.faults, ...faults.map(inFile)],
    // What the shop has already is not told of again.
    notes: notes
      .map((fault) => ({ goodsId: goodsIdOf(checked.tables, fault), fault: inFile(fault) }))
      .filter(({ fault }) => fault.row >= 0),
    isExpected: true,
  };
}

/** Pages that showed any of it are made anew, on every node. */
async function purge(
  bus: Pick<Bus, 'publish'>,
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

const isFit = ({ faults, isExpected }: ImportJudgement) => faults.length === 0 && isExpected;

/** What is judged, and planned where nothing is wrong with it. */
function decide(request: ImportAsked, shop: ShopGoods, hashes: Hashes): Decision {
  const judgement = judge(request, shop);
  if (!isFit(judgement)) return { ...judgement, plan: undefined };
  const { goods } = judgement.tables;
  const lines = goods?.map((line) => readyLine(line, hashes));
  return {
    ...judgement,
    plan: planImport({ ...judgement.tables, ...(lines === undefined ? {} : { goods: lines }) }, shop),
  };
}

export async function importGoods(
  { stores: { goodsTransfer: store }, bus, passwords }: TransferWorld,
  appId: string,
  request: ImportAsked,
): Promise<ImportResult> {
  const { tables, isTrial, inspect } = request;
  const parts = namedParts(tables);
  let hashes: Hashes = new Map();
  if (isTrial) return reportOf(decide(request, await store.read(appId, parts), hashes));
  if (hasPassword(tables)) {
    // Slow work stands outside the transaction.
    const shop = await store.read(appId, parts);
    const early = judge(request, shop);
    if (!isFit(early)) return reportOf({ ...early, plan: undefined });
    hashes = await hashPasswords(early.tables.goods ?? [], shop, passwords);
  }
  const decision = await store.write(
    appId,
    parts,
    (now) => decide(request, now, hashes),
    inspect && { parts: inspect.parts, look: (after) => inspect.look(tablesOf(after)) },
  );
  if (decision.plan !== undefined) await purge(bus, appId, decision.plan);
  return reportOf(decision);
}

/** The tables of all a shop sells. */
export async function exportGoods(
  { stores }: Pick<TransferWorld, 'stores'>,
  appId: string,
): Promise<GoodsTables> {
  return tablesOf(await stores.goodsTransfer.read(appId));
}
