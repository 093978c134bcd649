/** `token create|list|revoke <shop>`: personal tokens of a merchant's people, beside the server. */
import {
  consoleTokensCreate,
  consoleTokensList,
  consoleTokensRevoke,
  RefusedTokenSchema,
} from '#schemas/api/console/tokens.ts';
import { readRefusal } from './client/read-refusal.ts';
import { TOKEN_SCOPES } from '#schemas/console/token-scopes.ts';
import type { Command } from './command.ts';
import { tellMoment } from './moment.ts';
import { columns } from './report.ts';
import { ShopError, unknownShop } from './shop-error.ts';

const WHY = {
  'no-person': 'nobody of that phone has an account in the shop',
  'no-staff':
    'the person is neither an owner nor an admin of the shop, or is disabled; a token to sell is an owner’s alone',
} as const;

async function create({ connect, say, shop, flags }: Command): Promise<number> {
  if (flags.person === '')
    throw new ShopError(`Say whose it is: npm run shop -- token create ${shop} --person <phone>`);
  if (!/^[1-9]\d{0,2}$/.test(flags.days) || Number(flags.days) > 366)
    throw new ShopError(`--days is 1 to 366, not "${flags.days}".`);
  const scope = TOKEN_SCOPES.find((one) => one === flags.scope);
  if (scope === undefined)
    throw new ShopError(`--scope is ${TOKEN_SCOPES.join(' or ')}, not "${flags.scope}".`);
  const input = { shop, phone: flags.person, name: flags.name, days: Number(flags.days), scope };
  const outcome = await (await connect()).attempt(consoleTokensCreate, input, ['bad-parameters']);
  if (outcome === undefined) throw unknownShop(shop);
  if (!outcome.ok)
    throw new ShopError(`No token was made: ${WHY[readRefusal(RefusedTokenSchema, outcome.data).reason]}.`);
  const token = outcome.data;
  say(`${token.token}\n`);
  say(
    `A token of ${token.person} to ${scope} ${shop}, until ${tellMoment(token.expires_at)}. It is shown this once; it ends when their password changes or they leave.\n`,
  );
  return 0;
}

async function list({ connect, say, shop }: Command): Promise<number> {
  const answer = await (await connect()).ask(consoleTokensList, { shop });
  if (answer === undefined) throw unknownShop(shop);
  const rows = answer.items.map(({ id, person, scope, name, expires_at, used_at }) => [
    id,
    person,
    scope,
    tellMoment(expires_at),
    used_at === null ? 'never' : tellMoment(used_at),
    name,
  ]);
  say(
    rows.length === 0
      ? `${shop} has no personal tokens.\n`
      : `${columns([['TOKEN', 'PERSON', 'SCOPE', 'EXPIRES', 'LAST USED', 'NAME'], ...rows])}\n`,
  );
  return 0;
}

async function revoke({ connect, say, shop, args: [, id = ''] }: Command): Promise<number> {
  if ((await (await connect()).ask(consoleTokensRevoke, { shop, id })) === undefined)
    throw new ShopError(`${shop} has no token "${id}". See them with: npm run shop -- token list ${shop}`);
  say(`The token ${id} opens nothing any more.\n`);
  return 0;
}

/** What is done stands first among the arguments. */
export function token(command: Command): Promise<number> {
  switch (command.args[0]) {
    case 'create':
      return create(command);
    case 'list':
      return list(command);
    case 'revoke':
      return revoke(command);
    default:
      throw new ShopError(
        'A token is made, listed or revoked: npm run shop -- token create|list|revoke <shop>',
      );
  }
}
