/** `people list|add|role <shop> …`: who is in the shop, who works at its desk, and people let in by an address that works once. */
import { consolePeopleList, consolePeopleRoleSet } from '#schemas/api/console/people.ts';
import { consolePeopleInvite } from '#schemas/api/console/shops.ts';
import { DESK_ROLES } from '#schemas/console/roles.ts';
import { yuanOf } from '#schemas/money.ts';
import { msOf } from '#schemas/time.ts';
import type { Command } from './command.ts';
import { tellMoment } from './moment.ts';
import { tellInvitation, toShopError } from './onboarding.ts';
import { columns } from './report.ts';
import { ShopError, unknownShop, usageError } from './shop-error.ts';

const USAGE =
  'npm run shop -- people list <shop> [words], people add <shop> <phone> [--role ROLE], or people role <shop> <id> <role|none>';
/** People that are listed, the last to join. */
const LIST_LENGTH = 50;

async function list({ connect, say, shop }: Command, words: readonly string[]): Promise<number> {
  const q = words.length === 0 ? {} : { q: words.join(' ') };
  const answer = await (await connect()).ask(consolePeopleList, { shop, limit: LIST_LENGTH, ...q });
  if (answer === undefined) throw unknownShop(shop);
  const rows = answer.items.map((one) => [
    one.id,
    one.nickname,
    one.phone,
    one.role,
    String(one.owned),
    yuanOf(one.spent),
    tellMoment(msOf(one.joined_ts)),
  ]);
  say(
    rows.length === 0
      ? `${shop} has no such people.\n`
      : `${columns([['PERSON', 'NAME', 'PHONE', 'DESK', 'OWNS', 'SPENT', 'JOINED'], ...rows])}\n`,
  );
  if (answer.next !== undefined)
    say(`These are the last ${String(rows.length)} to join of ${String(answer.total)}.\n`);
  return 0;
}

async function add(command: Command, phone: string): Promise<number> {
  const { connect, shop, flags } = command;
  const client = await connect();
  const outcome = await client.attempt(consolePeopleInvite, { shop, phone, role: flags.role }, [
    'bad-parameters',
  ]);
  if (outcome === undefined) throw unknownShop(shop);
  if (!outcome.ok) throw toShopError(outcome.data);
  tellInvitation(command, client, outcome.data, { who: phone, host: flags.host });
  return 0;
}

async function setRole({ connect, say, shop }: Command, id: string, word: string): Promise<number> {
  const role = word === 'none' ? '' : DESK_ROLES.find((one) => one === word);
  if (role === undefined)
    throw new ShopError(`"${word}" is no role at the desk. Roles are: ${DESK_ROLES.join(', ')}, none.`);
  const client = await connect();
  const outcome = await client.attempt(consolePeopleRoleSet, { shop, user_id: id, role }, ['state-conflict']);
  if (outcome === undefined)
    throw new ShopError(`${shop} has no person "${id}". See them with: people list ${shop}`);
  if (!outcome.ok) throw new ShopError(`${id} is the only owner of ${shop}: make somebody else one first.`);
  say(`${id} ${role === '' ? 'has no role' : `is ${role}`} at the desk of ${shop} from now on.\n`);
  return 0;
}

/** What is done stands first among the arguments. */
export function people(command: Command): Promise<number> {
  const [verb, ...words] = command.args;
  const [first, second] = words;
  if (verb === 'list') return list(command, words);
  if (verb === 'add' && first !== undefined) return add(command, first);
  if (verb === 'role' && first !== undefined && second !== undefined) return setRole(command, first, second);
  throw usageError(USAGE);
}
