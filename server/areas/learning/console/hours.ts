/** Credited hours for the merchant: as a signed file, a table for spreadsheets (ADR-325), or statements of the xAPI (ADR-356). */
import {
  consoleHoursExport,
  consoleHoursStatementsExport,
  consoleHoursTableExport,
} from '#schemas/api/console/hours.ts';
import { languageTag } from '#schemas/locale.ts';
import { startOf } from '#server/areas/shop/area.ts';
import { handleConsole, type ConsoleContext } from '#server/kernel/http/console-handler.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';
import { hoursCsv } from '../hours/hours-csv.ts';
import { hoursFile } from '../hours/hours-file.ts';
import { xapiStatements } from '../hours/xapi.ts';

const isDay = (day: string) => day === '' || startOf(day) !== undefined;

async function fileOf({
  input: { from = '', to = '', person = '' },
  shop: { appId },
  deps,
  locale,
}: Pick<
  ConsoleContext<{ from?: string; to?: string; person?: string }>,
  'input' | 'shop' | 'deps' | 'locale'
>) {
  if (!isDay(from) || !isDay(to)) return fail('bad-parameters');
  const file = await hoursFile(deps, { appId, from, to, person }, locale);
  return file === undefined ? fail('bad-parameters', { reason: 'too-many-rows' }) : ok(file);
}

export const hoursCalls = [
  handleConsole(consoleHoursExport, fileOf),
  handleConsole(consoleHoursTableExport, async (context) => {
    const result = await fileOf(context);
    return result.ok ? ok({ csv: hoursCsv(result.data, context.locale) }) : result;
  }),
  handleConsole(consoleHoursStatementsExport, async (context) => {
    const result = await fileOf(context);
    if (!result.ok) return result;
    const { rows } = result.data;
    const people = [...new Set(rows.map(({ person }) => person))];
    const parts = await context.deps.stores.hours.played(context.shop.appId, people);
    const place = { home: context.origin, locale: languageTag(context.locale) };
    return ok({ statements: xapiStatements(rows, parts, place) });
  }),
];
