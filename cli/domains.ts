/** `domains list|check|add|main|remove <shop> [host]`: the hosts a shop is known by (D6, D134). */
import {
  consoleDomainsAdd,
  consoleDomainsCheck,
  consoleDomainsList,
  consoleDomainsMainSet,
  consoleDomainsRemove,
  type DomainRefusal,
} from '#schemas/api/console/shop.ts';
import { isObject } from '#schemas/page/json.ts';
import type { Command } from './command.ts';
import { ShopError, unknownShop, usageError } from './shop-error.ts';

const USAGE = 'npm run shop -- domains list <shop>, or domains check|add|main|remove <shop> <domain>';

const NO_ANSWER =
  'The domain could not be looked up just now: the DNS did not answer. Try again in a minute.';

const REASONS: Readonly<Record<DomainRefusal, string>> = {
  'not-a-domain': 'This is no domain. Write it without https:// and without a port: learn.example.com.',
  'own-name': 'The installation uses this name itself.',
  taken: 'Another shop has this domain.',
  elsewhere: 'This domain does not lead to this installation yet: change its DNS record first.',
  'no-answer': NO_ANSWER,
  'in-use': 'You have the desk open on this domain: open it on another one to remove this one.',
  'too-many': 'A shop has at most 20 domains: remove one first.',
};
const isReason = (text: unknown): text is DomainRefusal =>
  typeof text === 'string' && Object.hasOwn(REASONS, text);

async function list({ connect, say, shop }: Command): Promise<number> {
  const answer = await (await connect()).ask(consoleDomainsList, { shop });
  if (answer === undefined) throw unknownShop(shop);
  for (const { host, is_main: isMain } of answer.items) say(`${host}${isMain ? ' (main)' : ''}\n`);
  if (answer.items.length === 0) say(`${shop} has no domain of its own.\n`);
  return 0;
}

async function check({ connect, say, shop }: Command, host: string): Promise<number> {
  const answer = await (await connect()).ask(consoleDomainsCheck, { shop, host });
  if (answer === undefined) throw unknownShop(shop);
  const { state, addresses, own_addresses: ownAddresses } = answer;
  if (state === 'here') say(`${host} leads here.\n`);
  else if (state === 'no-answer') say(`${NO_ANSWER}\n`);
  else
    say(
      `${host} leads to ${addresses.join(', ') || 'nowhere'}; it should lead to ${ownAddresses.join(', ')}.\n`,
    );
  return state === 'here' ? 0 : 1;
}

async function add({ connect, say, shop }: Command, host: string): Promise<number> {
  const outcome = await (await connect()).attempt(consoleDomainsAdd, { shop, host }, ['state-conflict']);
  if (outcome === undefined) throw unknownShop(shop);
  if (!outcome.ok) {
    const { data } = outcome;
    const reason = isObject(data) ? data['reason'] : undefined;
    throw new ShopError(isReason(reason) ? REASONS[reason] : REASONS['not-a-domain']);
  }
  say(`${shop} opens at ${outcome.data.host} from now on.\n`);
  return 0;
}

async function change(command: Command, verb: 'main' | 'remove', host: string): Promise<number> {
  const { connect, say, shop } = command;
  const client = await connect();
  const call = verb === 'main' ? consoleDomainsMainSet : consoleDomainsRemove;
  if ((await client.ask(call, { shop, host })) === undefined)
    throw new ShopError(`${shop} has no domain "${host}". See them with: domains list ${shop}`);
  say(
    verb === 'main' ? `Links to ${shop} name ${host} from now on.\n` : `${host} no longer opens ${shop}.\n`,
  );
  return 0;
}

/** What is done stands first among the arguments. */
export function domains(command: Command): Promise<number> {
  const [verb, host] = command.args;
  if (verb === 'list') return list(command);
  if (host === undefined) throw usageError(USAGE);
  if (verb === 'check') return check(command, host);
  if (verb === 'add') return add(command, host);
  if (verb === 'main' || verb === 'remove') return change(command, verb, host);
  throw usageError(USAGE);
}
