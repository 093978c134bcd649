/** `login` and `logout`: keeps a personal token for a server on this machine, readable by its user alone. */
import { consoleShopsList } from '#schemas/api/console/shops.ts';
import type { Command } from './command.ts';
import { dropToken, keepToken, serverOf } from './client/remote.ts';
import { openServerClient } from './client/client.ts';
import { ShopError } from './shop-error.ts';

function originOf({ remote }: Command): string {
  const origin = serverOf(remote);
  if (origin === undefined)
    throw new ShopError('Say which server: npm run shop -- login --server https://shop.example.com');
  return origin;
}

/** The token is typed unseen or piped in; it is tried before it is kept. */
export async function login(command: Command, ask: (prompt: string) => Promise<string>): Promise<number> {
  const origin = originOf(command);
  const token = (await ask(`Personal token for ${origin} (it is not shown): `)).trim();
  if (token === '') throw new ShopError('No token was given.');
  const answer = await openServerClient(origin, token).ask(consoleShopsList, {});
  const shop = answer?.items[0];
  const file = keepToken(origin, token, command.remote.env);
  command.say(
    `Logged in to ${origin}${shop === undefined ? '' : `, the shop ${shop.label}`}. The token is kept in ${file}.\n`,
  );
  return 0;
}

export function logout(command: Command): number {
  const origin = originOf(command);
  const isDropped = dropToken(origin, command.remote.env);
  if (!isDropped) throw new ShopError(`No token for ${origin} is kept here.`);
  command.say(
    `The token for ${origin} is forgotten here. It opens the shop until it is revoked or expires.\n`,
  );
  return 0;
}
