/** `create <label>`: a shop of one's own, and its owner let in by an address that works once. */
import {
  consoleShopsCreate,
  RefusedRequestSchema,
  type consolePeopleInvite,
} from '#schemas/api/console/shops.ts';
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import { readRefusal } from './client/read-refusal.ts';
import type { Command } from './command.ts';
import { tellMoment } from './moment.ts';
import type { Client } from './client/client.ts';
import { ShopError } from './shop-error.ts';

/** @param data of the refusal */
export function toShopError(data: unknown): ShopError {
  const { faults } = readRefusal(RefusedRequestSchema, data);
  return new ShopError(`${faults.map(({ message }) => message).join(' ')} Nothing was changed.`);
}

export function tellInvitation(
  { say }: Command,
  client: Client,
  { label, path, expires_at: at }: DataOf<typeof consolePeopleInvite>,
  { who, host }: { who: string; host: string },
): void {
  say(`${who} signs in once, until ${tellMoment(at)}, at\n\n  ${client.addressOf(label, host)}${path}\n\n`);
  say('Whoever has this address is let in: hand it to nobody else.\n');
}

export async function create(command: Command): Promise<number> {
  const { connect, say, shop: label, flags } = command;
  const { name, owner, host, kind } = flags;
  const missing = Object.entries({ '--name': name, '--owner': owner }).filter(([, value]) => value === '');
  if (missing.length > 0)
    throw new ShopError(
      `${missing.map(([flag]) => flag).join(' and ')} missing: npm run shop -- create ${label} --name "My School" --owner 13800000000`,
    );
  const client = await connect();
  const input = { label, name, owner, host, kind };
  const outcome = await client.attempt(consoleShopsCreate, input, ['bad-parameters']);
  if (outcome === undefined) throw new ShopError('The server opens no shops.');
  if (!outcome.ok) throw toShopError(outcome.data);
  const shop = outcome.data;
  say(`${name} is open as ${shop.label} (${shop.app_id}) ${client.way}.\n\n`);
  say(`  ${client.addressOf(shop.label, shop.host)}\n\n`);
  tellInvitation(command, client, shop, { who: 'The owner', host: shop.host });
  return 0;
}
