/** Sets the password of a zone: never an argument, which histories and process lists would keep (D38). */
import { consoleZonePasswordSave } from '#schemas/api/console/zones.ts';
import { ZONE_PASSWORD_MAX, ZONE_PASSWORD_MIN } from '#schemas/constants.ts';
import type { Command } from './command.ts';
import { ShopError } from './shop-error.ts';

const RULE = `A password has ${String(ZONE_PASSWORD_MIN)} to ${String(ZONE_PASSWORD_MAX)} letters and no space at either end.`;

/** `ask` brings the password from wherever it is typed or piped. */
export async function zonePassword(
  { connect, say, shop, args: [zone = ''] }: Command,
  ask: (prompt: string) => Promise<string>,
): Promise<number> {
  const password = await ask(`Password of the zone ${zone} of ${shop} (it is not shown): `);
  if (password === '') throw new ShopError(`Nothing was given. ${RULE}`);
  const client = await connect();
  const input = { shop, zone_id: zone, password };
  const outcome = await client.attempt(consoleZonePasswordSave, input, ['bad-parameters']);
  if (outcome === undefined)
    throw new ShopError(
      `There is no zone "${zone}" in "${shop}". See them with: npm run shop -- list ${shop}`,
    );
  if (!outcome.ok) throw new ShopError(RULE);
  say(`The password of ${zone} is set ${client.way}. Whoever gave the old one is asked again.\n`);
  return 0;
}
