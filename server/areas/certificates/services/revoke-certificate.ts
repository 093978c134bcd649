/** The merchant's certificates: what was given, and what is taken back. */
import { certificateTag } from '#schemas/api/certificates/certificates.ts';
import type { GivenCertificate } from '#schemas/certificate/certificate.ts';
import type { Locale } from '#schemas/locale.ts';
import type { Deps } from '#server/kernel/area.ts';
import { drawNumber } from '../rules/certificate-number.ts';
import { presentOwn } from '../rules/present-certificate.ts';
import type { CertificateRow } from '../store/certificates.store.ts';

type World = { stores: Pick<Deps['stores'], 'certificates'> };

export const presentGiven = (row: CertificateRow, locale: Locale): GivenCertificate => ({
  ...presentOwn(row, locale),
  reason: row.reason,
  revoked_by: row.revokedBy,
  replaces: row.replaces,
});

/** Revokes a certificate and gives another one in its place, with another name. Undefined where none of this number stands. */
export async function renameCertificate(
  { stores, bus, clock }: World & Pick<Deps, 'bus' | 'clock'>,
  appId: string,
  { number, name, by, reason }: { number: string; name: string; by: string; reason: string },
): Promise<CertificateRow | undefined> {
  const next = drawNumber();
  const row = await stores.certificates.rename(appId, number, { next, name, by, reason, at: clock.now() });
  if (row !== undefined)
    await bus.publish('purge', { appId, tags: [certificateTag(number), certificateTag(next)] });
  return row;
}

/** Undefined where there is none of this number. */
export async function revokeCertificate(
  { stores, bus, clock }: World & Pick<Deps, 'bus' | 'clock'>,
  appId: string,
  { number, by, reason }: { number: string; by: string; reason: string },
): Promise<CertificateRow | undefined> {
  const row = await stores.certificates.revoke(appId, number, { at: clock.now(), by, reason });
  if (row !== undefined) await bus.publish('purge', { appId, tags: [certificateTag(number)] });
  return row;
}
