/** `hours export <shop> <file>`: credited hours as a signed file, or as a table for spreadsheets. */
import { consoleHoursExport, RefusedHoursSchema } from '#schemas/api/console/hours.ts';
import { readRefusal } from './client/read-refusal.ts';
import { writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { hoursCsv } from '#server/areas/learning/hours/hours-csv.ts';
import { HOURS_ROWS_MAX, type HoursFile } from '#server/areas/learning/hours/hours-file.ts';
import { startOf } from '#server/areas/shop/rules/shop-day.ts';
import type { Locale } from '#schemas/locale.ts';
import type { Command } from './command.ts';
import { plural } from './report.ts';
import { ShopError, unknownShop, usageError } from './shop-error.ts';

const USAGE =
  'npm run shop -- hours export <shop> <file.json|file.csv> [--from 2026-11-01] [--to 2026-11-30] [--person PHONE]';

const WRITERS: Readonly<Record<string, (file: HoursFile, locale: Locale) => string>> = {
  '.json': (file) => `${JSON.stringify(file, null, 2)}\n`,
  '.csv': hoursCsv,
};

function dayOf(flag: string): string {
  if (flag !== '' && startOf(flag) === undefined)
    throw new ShopError(`"${flag}" is not a day. Write it like 2026-11-01.`);
  return flag;
}

/** What is done stands first among the arguments. */
export async function hours({ args, flags, connect, shop, say }: Command): Promise<number> {
  const [verb, path = ''] = args;
  const write = WRITERS[extname(path).toLowerCase()];
  if (verb !== 'export' || write === undefined) throw usageError(USAGE);
  const { person, locale } = flags;
  const input = { shop, from: dayOf(flags.from), to: dayOf(flags.to), person };
  const answer = await (await connect()).attempt(consoleHoursExport, input, ['bad-parameters'], { locale });
  if (answer === undefined) throw unknownShop(shop);
  if (!answer.ok) {
    readRefusal(RefusedHoursSchema, answer.data);
    throw new ShopError(
      `These are more than ${String(HOURS_ROWS_MAX)} rows: ask for fewer days with --from and --to.`,
    );
  }
  const file = answer.data;
  if (file.rows.length === 0 && person !== '')
    throw new ShopError(
      `${shop} has credited no hours to "${person}" in that time. Check the phone number and the days.`,
    );
  writeFileSync(path, write(file, locale));
  const seconds = file.rows.reduce((sum, row) => sum + row.seconds, 0);
  say(`${plural(file.rows.length, 'row')}, ${(seconds / 3600).toFixed(1)} hours: ${path}\n`);
  say(
    extname(path).toLowerCase() === '.json'
      ? `Signed by ${file.keys[0]?.kid ?? ''}. Whoever has the file checks it by: npm run verify-hours -- ${path}\n`
      : 'A table is not signed: what is to be checked later, export as .json.\n',
  );
  return 0;
}
