/** Credited hours for the merchant: as a signed file, a table for spreadsheets (decision 325), or statements of the xAPI (decision 356). */
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { ChoiceSchema } from '#schemas/page/fragments.ts';
import { bodyOf, consoleRouter, sendOk } from '#server/areas/console/area.ts';
import { shopOrigin, startOf } from '#server/areas/shop/area.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { apiLocale } from '#server/kernel/http/locale.ts';
import { textField } from '#server/kernel/text-field.ts';
import { hoursCsv } from '../hours/hours-csv.ts';
import { hoursFile } from '../hours/hours-file.ts';
import { xapiStatements } from '../hours/xapi.ts';
import { languageTag } from '#schemas/locale.ts';
import { sendCsv } from '#server/kernel/http/send-csv.ts';

const Day = Type.String({ pattern: '^(?:\\d{4}-\\d\\d-\\d\\d)?$' });
const AskedSchema = Type.Object({
  from: Day,
  to: Day,
  person: Type.String({ maxLength: 64 }),
  format: ChoiceSchema(['', 'csv', 'xapi']),
});
const FIELDS = Object.keys(AskedSchema.properties);
const readAsked = bodyOf(AskedSchema);

const isDay = (day: string) => day === '' || startOf(day) !== undefined;

export function registerHours(app: FastifyInstance, options: RouteOptions): void {
  const { deps } = options;
  const door = consoleRouter(app, options, 'sell');
  door.get('/console/hours', async ({ request, reply, shop }) => {
    const { appId } = shop;
    const given = FIELDS.map((name) => [name, textField(request.query, name)] as const);
    const asked = readAsked(Object.fromEntries(given));
    if (asked === undefined || !isDay(asked.from) || !isDay(asked.to))
      return sendFailure(request, reply, 'bad-parameters');
    const locale = apiLocale(request);
    const file = await hoursFile(deps, { appId, ...asked }, locale);
    if (file === undefined)
      return sendFailure(request, reply, 'bad-parameters', { data: { reason: 'too-many-rows' } });
    void reply.header('cache-control', 'no-store');
    if (asked.format === '') return sendOk(request, reply, file);
    if (asked.format === 'xapi') {
      const people = [...new Set(file.rows.map(({ person }) => person))];
      const parts = await deps.stores.hours.played(appId, people);
      const place = { home: shopOrigin(request, shop, options.config), locale: languageTag(locale) };
      return reply.send(xapiStatements(file.rows, parts, place));
    }
    return sendCsv(reply, 'hours', hoursCsv(file, locale));
  });
}
