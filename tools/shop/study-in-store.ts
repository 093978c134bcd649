/** `hours` straight in the store, while no server runs. */
import { hoursFile } from '#server/areas/learning/hours/hours-file.ts';
import type { Signer } from '#server/areas/signing/area.ts';
import { systemClock } from '#server/kernel/clock.ts';
import type { OpenedStores } from '#server/start/open-stores.ts';
import type { StudyDoor } from './study-door.ts';

type Within = <Outcome>(
  shop: string,
  work: (appId: string) => Promise<Outcome>,
) => Promise<Outcome | undefined>;

/** @param signer asked for only where something is signed */
export function studyInStore(
  { stores }: Pick<OpenedStores, 'stores'>,
  signer: () => Signer,
  within: Within,
): StudyDoor {
  return {
    hours: (shop, { locale, ...asked }) =>
      within(shop, async (appId) => {
        const world = { stores, clock: systemClock, signing: signer() };
        return (await hoursFile(world, { appId, ...asked }, locale)) ?? 'too-many';
      }),
  };
}
