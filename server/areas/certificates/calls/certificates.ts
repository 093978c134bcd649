/** The merchant's certificates: read, given another name, revoked (decision 326, D133). */
import {
  consoleCertificatesList,
  consoleCertificatesRename,
  consoleCertificatesRevoke,
} from '#schemas/api/console/certificates.ts';
import { CERTIFICATE_NAME_MAX } from '#schemas/certificate/certificate.ts';
import { listAsked } from '#server/kernel/cursor.ts';
import { storable } from '#server/kernel/db/text.ts';
import { changed, handleConsole } from '#server/kernel/http/console-handler.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';
import { presentGiven, renameCertificate, revokeCertificate } from '../revoke-certificate.ts';

/** What is stored of a revocation, by the lengths of the contract. */
const reasonOf = ({ reason }: { reason: string }, { name }: { name: string }) => ({
  by: storable(name, name.length),
  reason: storable(reason.trim(), reason.length),
});
/** A name is its holder's own, and stands in no log. */
const changeOf = (number: string, after: object) => ({
  subject: `certificate ${number}`,
  before: { state: 'valid' },
  after: { state: 'revoked', ...after },
});

export const certificateCalls = [
  handleConsole(consoleCertificatesList, async ({ input, shop, deps, locale }) => {
    const asked = listAsked(input);
    if (asked === undefined) return fail('bad-parameters');
    const { rows, ...part } = await deps.stores.certificates.part(shop.appId, input.q, asked);
    return ok({ ...part, items: rows.map((row) => presentGiven(row, locale)) });
  }),
  handleConsole(consoleCertificatesRename, async ({ input, shop, deps, locale, actor }) => {
    const { number } = input;
    const name = storable(input.name.trim(), CERTIFICATE_NAME_MAX);
    const why = reasonOf(input, actor);
    const row = await renameCertificate(deps, shop.appId, { number, name, ...why });
    if (row === undefined) return fail('not-found');
    const after = { reason: why.reason, replaced_by: row.number };
    return changed(presentGiven(row, locale), changeOf(number, after));
  }),
  handleConsole(consoleCertificatesRevoke, async ({ input, shop, deps, locale, actor }) => {
    const { number } = input;
    const why = reasonOf(input, actor);
    const row = await revokeCertificate(deps, shop.appId, { number, ...why });
    if (row === undefined) return fail('not-found');
    return changed(presentGiven(row, locale), changeOf(number, { reason: why.reason }));
  }),
];
