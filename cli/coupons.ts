/** `coupons list|show|save <shop> …`: what a merchant gives away, by the columns of the table `coupons` (D126, D127). */
import {
  consoleCouponsGet,
  consoleCouponsList,
  consoleCouponsSave,
  COUPON_PHASES,
} from '#schemas/api/console/coupons.ts';
import { ItemRefusedSchema } from '#schemas/api/console/save.ts';
import { makeAjv } from '#schemas/ajv.ts';
import { isId } from '#schemas/id.ts';
import { isObject } from '#schemas/page/json.ts';
import { yuanOf } from '#schemas/money.ts';
import { msOf } from '#schemas/time.ts';
import type { Static } from 'typebox';
import { authorOf, type Command } from './command.ts';
import { readTable } from '#server/areas/goods-transfer/sheets/read-table.ts';
import { tableCells } from '#server/areas/goods-transfer/sheets/write-table.ts';
import { tellMoment } from './moment.ts';
import { columns } from './report.ts';
import { ShopError, unknownShop, usageError } from './shop-error.ts';

/** Coupons that are listed. */
const LISTED = 50;
const USAGE =
  'npm run shop -- coupons list <shop> [early|running|over], coupons show <shop> <coupon>, or coupons save <shop> <coupon> <column=value…>, such as amount_yuan=40 end=2026-12-31 state=off';

const isRefusal = makeAjv('answer').compile<Static<typeof ItemRefusedSchema>>(ItemRefusedSchema);

const isCouponId = (id: string): boolean => isId(id);

/** `18 of 20`; `18` where there is any number. */
const ofAll = (count: number, all: number) =>
  all === 0 ? String(count) : `${String(count)} of ${String(all)}`;

async function list({ connect, say, shop, flags }: Command, word: string | undefined): Promise<number> {
  const phase = COUPON_PHASES.find((one) => one === word);
  if (word !== undefined && phase === undefined)
    throw new ShopError(`"${word}" is no phase of a coupon. Phases: ${COUPON_PHASES.join(', ')}.`);
  const input = { shop, limit: LISTED, ...(phase === undefined ? {} : { filter: { phase } }) };
  const { locale } = flags;
  const part = await (await connect()).ask(consoleCouponsList, input, { locale });
  if (part === undefined) throw unknownShop(shop);
  const rows = part.items.map((one) => [
    one.id,
    one.state === 'off' ? 'off' : one.phase,
    yuanOf(one.amount),
    yuanOf(one.threshold),
    ofAll(one.claimed, one.total),
    ofAll(one.used, one.use_total),
    tellMoment(msOf(one.end_ts)),
    one.title,
  ]);
  const head = ['COUPON', 'STATE', 'OFF', 'FROM', 'CLAIMED', 'USED', 'UNTIL', 'WHAT'];
  say(
    rows.length === 0
      ? `${shop} has no ${phase === undefined ? '' : `${phase} `}coupons.\n`
      : `${columns([head, ...rows])}\n`,
  );
  if (part.next !== undefined) say(`These are ${String(rows.length)} of ${String(part.total)}.\n`);
  return 0;
}

const unknownCoupon = (shop: string, id: string) =>
  new ShopError(`${shop} has no coupon "${id}". See them with: npm run shop -- coupons list ${shop}`);

async function show({ connect, say, shop }: Command, id: string): Promise<number> {
  if (!isCouponId(id)) throw unknownCoupon(shop, id);
  const answer = await (await connect()).ask(consoleCouponsGet, { shop, id });
  if (answer === undefined) throw unknownCoupon(shop, id);
  const [head = [], row = []] = tableCells('coupons', [answer.item]);
  say(`${head.map((column, at) => `${column}=${row[at] ?? ''}`).join('\n')}\n`);
  return 0;
}

/** `amount_yuan=40 end=2026-12-31` as the row of a table has them. */
function readPairs(pairs: readonly string[]): ReturnType<typeof readTable<'coupons'>> {
  const parts = pairs.map((pair): [string, string] => {
    const at = pair.indexOf('=');
    if (at < 1) throw usageError(USAGE);
    return [pair.slice(0, at), pair.slice(at + 1)];
  });
  return readTable('coupons', '', [
    { row: 1, cells: parts.map(([column]) => column) },
    { row: 2, cells: parts.map(([, value]) => value) },
  ]);
}

/** The word of the command line that holds a field, and what is wrong with it. */
function sayFaults(
  { sayFault, flags: { locale } }: Command,
  faults: readonly {
    place: string;
    message: Record<'cn' | 'en', string>;
    hint: Record<'cn' | 'en', string>;
  }[],
): number {
  for (const { place, message, hint } of faults)
    sayFault(`${place === '' ? '' : `${place}\n    `}${message[locale]}\n    ${hint[locale]}\n`);
  sayFault('\nNothing was changed.\n');
  return 1;
}

/** Without `row 2, field`: a command has one row. */
const columnOf = (place: string) => place.replace(/^row \d+, (?:field |column \d+)?/, '');

async function save(command: Command, id: string, pairs: readonly string[]): Promise<number> {
  const { connect, say, shop } = command;
  if (!isCouponId(id))
    throw new ShopError(`"${id}" is no id of a coupon: write 1 to 64 letters, digits, _ and -.`);
  const read = readPairs(pairs);
  if (!read.ok)
    return sayFaults(
      command,
      read.faults.map((fault) => ({ ...fault, place: columnOf(fault.place.en) })),
    );
  const [item] = Array.isArray(read.table.rows) ? read.table.rows : [];
  if (!isObject(item)) throw usageError(USAGE);
  const input = { shop, id, item, author: authorOf(command) };
  const outcome = await (await connect()).attempt(consoleCouponsSave, input, ['bad-parameters']);
  if (outcome === undefined) throw unknownShop(shop);
  if (outcome.ok) {
    say(`${id}: saved.\n`);
    return 0;
  }
  const { data } = outcome;
  if (!isRefusal(data)) throw new ShopError(`${shop} refused the coupon "${id}".`);
  const placeOf = (pointer: string) => columnOf(read.table.placeOf(0, pointer).en) || pointer.slice(1);
  return sayFaults(
    command,
    data.faults.map((fault) => ({ ...fault, place: placeOf(fault.pointer) })),
  );
}

/** What is done stands first among the arguments. */
export function coupons(command: Command): Promise<number> {
  const [verb, id = '', ...pairs] = command.args;
  if (verb === 'list') return list(command, command.args[1]);
  if (verb === 'show' && id !== '') return show(command, id);
  if (verb === 'save' && pairs.length > 0) return save(command, id, pairs);
  throw usageError(USAGE);
}
