/** `settings show|set <shop> [field=value…]`: name, logo, filing numbers and ways to sign in of a shop, as its desk has them. */
import { consoleShopGet, consoleShopSave } from '#schemas/api/console/shop.ts';
import { isObject } from '#schemas/page/json.ts';
import type { Command } from './command.ts';
import { unknownShop, usageError } from './shop-error.ts';

const USAGE =
  'npm run shop -- settings show <shop> to see the settings, or settings set <shop> <field=value…> to change some, such as record="ICP 2026" login_qq=false';

/** JSON where it is some, else the text as it was typed; empty for nothing. */
function valueOf(text: string): unknown {
  if (text === '') return null;
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return text;
  }
}

function readPairs(pairs: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      if (at < 1) throw usageError(USAGE);
      return [pair.slice(0, at), valueOf(pair.slice(at + 1))] as const;
    }),
  );
}

const faultsIn = (data: unknown): Record<string, unknown>[] => {
  const faults: unknown = isObject(data) ? data['faults'] : undefined;
  return Array.isArray(faults) ? faults.filter(isObject) : [];
};

async function set(command: Command, pairs: readonly string[]): Promise<number> {
  const { connect, say, sayFault, shop, flags } = command;
  const client = await connect();
  const outcome = await client.attempt(consoleShopSave, { shop, item: readPairs(pairs) }, ['bad-parameters']);
  if (outcome === undefined) throw unknownShop(shop);
  if (outcome.ok) {
    say('Saved.\n');
    return 0;
  }
  for (const { pointer, message, hint } of faultsIn(outcome.data)) {
    const textOf = (text: unknown) => (isObject(text) ? String(text[flags.locale]) : '');
    sayFault(`${String(pointer).slice(1)}\n    ${textOf(message)}\n    ${textOf(hint)}\n`);
  }
  sayFault('\nNothing was changed.\n');
  return 1;
}

/** What is done stands first among the arguments. */
export async function settings(command: Command): Promise<number> {
  const { connect, say, shop, args } = command;
  const [verb, ...pairs] = args;
  if (verb === 'set' && pairs.length > 0) return set(command, pairs);
  if (verb !== 'show') throw usageError(USAGE);
  const answer = await (await connect()).ask(consoleShopGet, { shop });
  if (answer === undefined) throw unknownShop(shop);
  for (const [field, value] of Object.entries(answer.item)) say(`${field}=${JSON.stringify(value)}\n`);
  return 0;
}
