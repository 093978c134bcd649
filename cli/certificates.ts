/** `certificates list|revoke|rename <shop> …`: what was given to whom, what is taken back, and a name that is changed (D133). */
import {
  consoleCertificatesList,
  consoleCertificatesRename,
  consoleCertificatesRevoke,
} from '#schemas/api/console/certificates.ts';
import { listAll } from './client/client.ts';
import { CERTIFICATE_NAME_MAX, CERTIFICATE_NUMBER_PATTERN } from '#schemas/certificate/certificate.ts';
import { msOf } from '#schemas/time.ts';
import { authorOf, type Command } from './command.ts';
import { tellMoment } from './moment.ts';
import { columns } from './report.ts';
import { ShopError, unknownShop, usageError } from './shop-error.ts';

const USAGE =
  'npm run shop -- certificates list <shop>, certificates revoke <shop> <number> --reason TEXT, or certificates rename <shop> <number> --name TEXT --reason TEXT';
/** Certificates that are listed, the newest. */
const LISTED = 200;
const NUMBER = new RegExp(CERTIFICATE_NUMBER_PATTERN);

async function list({ connect, say, shop, flags: { locale } }: Command): Promise<number> {
  const client = await connect();
  const certificates = await listAll(
    (part) => client.ask(consoleCertificatesList, { shop, ...part }, { locale }),
    LISTED,
  );
  if (certificates === undefined) throw unknownShop(shop);
  if (certificates.length === 0) {
    say(`${shop} has given no certificates.\n`);
    return 0;
  }
  const rows = certificates.map((one) => [
    one.number,
    one.revoked_ts === 0 ? 'valid' : 'revoked',
    tellMoment(msOf(one.issued_ts)),
    one.is_shown === 1 ? 'shown' : 'hidden',
    one.name === '' ? '-' : one.name,
    one.title,
  ]);
  say(`${columns([['NUMBER', 'STATE', 'ISSUED', 'NAME IS', 'NAME', 'COURSE'], ...rows])}\n`);
  return 0;
}

/** The old one is revoked; another one of the same course carries the name. */
async function rename(command: Command, number: string, reason: string): Promise<number> {
  const { flags, connect, shop, say } = command;
  const name = flags.name.trim();
  if (name === '' || name.length > CERTIFICATE_NAME_MAX)
    throw new ShopError(
      `Say the new name, of at most ${String(CERTIFICATE_NAME_MAX)} letters: --name "Mira Lin"`,
    );
  const input = { shop, number, name, reason, author: authorOf(command) };
  const outcome = await (await connect()).ask(consoleCertificatesRename, input);
  if (outcome === undefined)
    throw new ShopError(
      `${shop} has no valid certificate "${number}". See them with: npm run shop -- certificates list ${shop}`,
    );
  say(`${number}: revoked, for "${reason}". ${outcome.number} takes its place, for "${outcome.name}".\n`);
  return 0;
}

/** What is done stands first among the arguments. */
export async function certificates(command: Command): Promise<number> {
  const { args, flags, connect, shop, say } = command;
  const [verb, number = ''] = args;
  if (verb === 'list') return list(command);
  const reason = flags.reason.trim();
  if ((verb !== 'revoke' && verb !== 'rename') || number === '') throw usageError(USAGE);
  if (!NUMBER.test(number))
    throw new ShopError(
      `${shop} has no certificate "${number}". See them with: npm run shop -- certificates list ${shop}`,
    );
  if (reason === '') throw new ShopError('Say why, for the record: --reason "Given by mistake"');
  if (verb === 'rename') return rename(command, number, reason);
  const input = { shop, number, reason, author: authorOf(command) };
  const outcome = await (await connect()).ask(consoleCertificatesRevoke, input);
  if (outcome === undefined)
    throw new ShopError(
      `${shop} has no certificate "${number}". See them with: npm run shop -- certificates list ${shop}`,
    );
  say(`${number}: revoked at ${tellMoment(msOf(outcome.revoked_ts))}, for "${outcome.reason}".\n`);
  return 0;
}
