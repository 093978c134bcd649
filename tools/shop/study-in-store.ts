/** `hours`, `certificates` and `study` straight in the store, while no server runs. */
import {
  presentGiven,
  renameCertificate,
  revokeCertificate,
} from '#server/areas/certificates/revoke-certificate.ts';
import { changeStudyRules, readStudyRules } from '#server/areas/learning/study-rules.ts';
import { hoursFile } from '#server/areas/learning/hours/hours-file.ts';
import type { Signer } from '#server/areas/signing/area.ts';
import { systemClock } from '#server/kernel/clock.ts';
import type { OpenedStores } from '#server/start/open-stores.ts';
import { LISTED, type StudyBackend } from './study-backend.ts';

type Within = <Outcome>(
  shop: string,
  work: (appId: string) => Promise<Outcome>,
) => Promise<Outcome | undefined>;

/** @param signer asked for only where something is signed */
export function studyInStore(
  { stores, bus }: Pick<OpenedStores, 'stores' | 'bus'>,
  signer: () => Signer,
  within: Within,
): StudyBackend {
  return {
    studyRules: (shop) => within(shop, (appId) => readStudyRules({ stores }, appId)),
    changeStudyRules: (shop, rules) =>
      within(shop, (appId) => changeStudyRules({ stores, bus }, appId, rules)),
    hours: (shop, { locale, ...asked }) =>
      within(shop, async (appId) => {
        const world = { stores, clock: systemClock, signing: signer() };
        return (await hoursFile(world, { appId, ...asked }, locale)) ?? 'too-many';
      }),
    certificates: (shop, locale) =>
      within(shop, async (appId) => {
        const { rows } = await stores.certificates.part(appId, undefined, { limit: LISTED });
        return rows.map((row) => presentGiven(row, locale));
      }),
    renameCertificate: (shop, number, change) =>
      within(shop, async (appId) => {
        const world = { stores, bus, clock: systemClock };
        const row = await renameCertificate(world, appId, { number, ...change });
        return row && presentGiven(row, 'en');
      }),
    revokeCertificate: (shop, number, why) =>
      within(shop, async (appId) => {
        const row = await revokeCertificate({ stores, bus, clock: systemClock }, appId, { number, ...why });
        return row === undefined ? undefined : presentGiven(row, 'en');
      }),
  };
}
