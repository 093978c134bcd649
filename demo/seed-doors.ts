/** Writes who belongs to which group and the passwords of zones, and opens a dated zone as late as it was meant to. */
import { isObject } from '#schemas/page/json.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { hashPassword } from '#server/areas/zones/rules/zone-password.ts';
import { createConfigStore } from '#server/areas/pages/store/configs.store.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { createGroupStore } from '#server/areas/identity/store/groups.store.ts';
import { createZonePasswordStore } from '#server/areas/zones/store/zone-passwords.store.ts';
import { DEMO_AUTHOR, type DemoDoors, type DemoShop } from './demo-shop.ts';

export async function seedDoors(
  tx: Database,
  clock: Clock,
  appId: string,
  { doors, people }: { doors: DemoDoors; people: readonly { id: string; phone: string }[] },
): Promise<void> {
  const groups = createGroupStore(tx);
  for (const { id, phones } of doors.groups) {
    const members = people.filter(({ phone }) => phones.includes(phone)).map((person) => person.id);
    await groups.add(appId, id, members);
  }
  const passwords = createZonePasswordStore(tx, clock);
  for (const { zone_id: zoneId, password } of doors.passwords) {
    await passwords.set(appId, zoneId, await hashPassword(password));
  }
}

function isDated(body: unknown): boolean {
  const auth = isObject(body) ? body['auth'] : undefined;
  return isObject(auth) && auth['opens_at'] !== undefined;
}

/** Publishes zones with a date anew; one a merchant has published since stays as it is. */
export async function freshenZones(
  tx: Database,
  now: number,
  appId: string,
  documents: DemoShop['documents'],
): Promise<void> {
  const configs = createConfigStore(tx, { now: () => now });
  for (const document of documents) {
    if (document.kind !== 'zone' || !isDated(document.body)) continue;
    const live = await configs.live(appId, 'zone', document.id);
    if (live?.author !== DEMO_AUTHOR) continue;
    await configs.publish(appId, [document], { author: DEMO_AUTHOR, note: 'Dated anew' });
  }
}
