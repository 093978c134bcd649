/** `operators list|add|remove <shop> …`: who runs the installation from the desk of a shop (ADR-790). */
import {
  consoleOperatorsAdd,
  consoleOperatorsList,
  consoleOperatorsRemove,
  type OperatorRefusal,
} from '#schemas/api/console/operators.ts';
import { isObject } from '#schemas/page/json.ts';
import type { Command } from './command.ts';
import { columns } from './report.ts';
import { ShopError, unknownShop, usageError } from './shop-error.ts';

const USAGE =
  'npm run shop -- operators list <shop>, operators add <shop> <phone>, or operators remove <shop> <person>';

const REASONS: Readonly<Record<Exclude<OperatorRefusal, 'no-shop'>, string>> = {
  'no-person': 'Nobody in the shop has this phone.',
  'no-desk-role': 'This person has no role at the desk. Give them one first: people role <shop> <id> manager',
};

const isReason = (text: unknown): text is keyof typeof REASONS =>
  typeof text === 'string' && Object.hasOwn(REASONS, text);

async function list({ connect, say, shop }: Command): Promise<number> {
  const answer = await (await connect()).ask(consoleOperatorsList, {});
  const rows = (answer?.items ?? []).filter(({ label }) => label === shop);
  say(
    rows.length === 0
      ? `Nobody runs the installation from the desk of ${shop}.\n`
      : `${columns([['PERSON', 'NAME', 'PHONE'], ...rows.map((row) => [row.user_id, row.person, row.phone])])}\n`,
  );
  return 0;
}

async function add({ connect, say, shop }: Command, phone: string): Promise<number> {
  const client = await connect();
  const outcome = await client.attempt(consoleOperatorsAdd, { label: shop, phone }, ['state-conflict']);
  if (outcome?.ok !== true) {
    const data = outcome?.data;
    const reason = isObject(data) ? data['reason'] : undefined;
    if (!isReason(reason)) throw unknownShop(shop);
    throw new ShopError(REASONS[reason]);
  }
  say(`${outcome.data.user_id} runs the installation from the desk of ${shop} from now on.\n`);
  return 0;
}

async function remove({ connect, say, shop }: Command, id: string): Promise<number> {
  const answer = await (await connect()).ask(consoleOperatorsRemove, { label: shop, user_id: id });
  if (answer === undefined) throw new ShopError(`${id} does not run the installation from ${shop}.`);
  say(`${id} does not run the installation any more.\n`);
  return 0;
}

/** What is done stands first among the arguments. */
export function operators(command: Command): Promise<number> {
  const [verb, word] = command.args;
  if (verb === 'list') return list(command);
  if (verb === 'add' && word !== undefined) return add(command, word);
  if (verb === 'remove' && word !== undefined) return remove(command, word);
  throw usageError(USAGE);
}
