/** `certificates list|revoke <shop> …`: what was given to whom, and what is taken back. */
import { CERTIFICATE_NUMBER_PATTERN } from '#schemas/certificate/certificate.ts';
import { msOf } from '#schemas/time.ts';
import { authorOf, type Command } from './command.ts';
import { tellMoment } from './moment.ts';
import { columns } from './report.ts';
import { ShopError, unknownShop, usageError } from './shop-door.ts';

const USAGE =
  'npm run shop -- certificates list <shop>, or certificates revoke <shop> <number> --reason TEXT';
const NUMBER = new RegExp(CERTIFICATE_NUMBER_PATTERN);

async function list({ door, say, shop, flags }: Command): Promise<number> {
  const found = await (await door()).certificates(shop, flags.locale);
  if (found === undefined) throw unknownShop(shop);
  if (found.length === 0) {
    say(`${shop} has given no certificates.\n`);
    return 0;
  }
  const rows = found.map((one) => [
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

/** What is done stands first among the arguments. */
export async function certificates(command: Command): Promise<number> {
  const { args, flags, door, shop, say } = command;
  const [verb, number = ''] = args;
  if (verb === 'list') return list(command);
  const reason = flags.reason.trim();
  if (verb !== 'revoke' || number === '') throw usageError(USAGE);
  if (!NUMBER.test(number))
    throw new ShopError(
      `${shop} has no certificate "${number}". See them with: npm run shop -- certificates list ${shop}`,
    );
  if (reason === '') throw new ShopError('Say why, for the record: --reason "Given by mistake"');
  const done = await (await door()).revokeCertificate(shop, number, { by: authorOf(command), reason });
  if (done === undefined)
    throw new ShopError(
      `${shop} has no certificate "${number}". See them with: npm run shop -- certificates list ${shop}`,
    );
  say(`${number}: revoked at ${tellMoment(msOf(done.revoked_ts))}, for "${done.reason}".\n`);
  return 0;
}
