/** The merchant's certificates: read, given another name, revoked (ADR-326, D133). */
import {
  consoleCertificatesList,
  consoleCertificatesRename,
  consoleCertificatesRevoke,
  CERTIFICATE_SORTS,
} from '#schemas/api/console/certificates.ts';
import { toSortedPlace } from '#server/kernel/cursor.ts';
import { okChanged, handleConsole, type Actor } from '#server/kernel/http/console-handler.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';
import { presentGiven, renameCertificate, revokeCertificate } from '../services/revoke-certificate.ts';

const reasonOf = ({ reason }: { reason: string }, { name }: Actor) => ({ by: name, reason: reason.trim() });
/** A name is its holder's own, and stands in no log. */
const changeOf = (number: string, after: object) => ({
  subject: `certificate ${number}`,
  before: { state: 'valid' },
  after: { state: 'revoked', ...after },
});

export const certificateCalls = [
  handleConsole(consoleCertificatesList, async ({ input, shop, deps, locale }) => {
    const place = toSortedPlace(input, CERTIFICATE_SORTS);
    if (place === undefined) return fail('bad-parameters');
    const { rows, ...part } = await deps.stores.certificates.part(shop.appId, input.q, place);
    return ok({ ...part, items: rows.map((row) => presentGiven(row, locale)) });
  }),
  handleConsole(consoleCertificatesRename, async ({ input, shop, deps, locale, actor }) => {
    const { number } = input;
    const name = input.name.trim();
    const why = reasonOf(input, actor);
    const row = await renameCertificate(deps, shop.appId, { number, name, ...why });
    if (row === undefined) return fail('not-found');
    const after = { reason: why.reason, replaced_by: row.number };
    return okChanged(presentGiven(row, locale), changeOf(number, after));
  }),
  handleConsole(consoleCertificatesRevoke, async ({ input, shop, deps, locale, actor }) => {
    const { number } = input;
    const why = reasonOf(input, actor);
    const row = await revokeCertificate(deps, shop.appId, { number, ...why });
    if (row === undefined) return fail('not-found');
    return okChanged(presentGiven(row, locale), changeOf(number, { reason: why.reason }));
  }),
];
