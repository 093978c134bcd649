/** Credited hours of a shop: a signed file, a table for spreadsheets, or statements of the xAPI (ADR-325, ADR-356). */
import { Type } from 'typebox';
import { HoursRowSchema } from '../../learning/hours-row.ts';
import { defineConsoleCall } from './define-console-call.ts';

const AREA = 'learning';
const SCOPE = 'reports';
const Day = Type.Optional(Type.String({ pattern: '^(?:\\d{4}-\\d\\d-\\d\\d)?$', default: '' }));
const OF_DAYS = {
  /** First and last day, both included; empty for no end. */
  from: Day,
  to: Day,
  /** A phone, or the name a learner has in the ledger; empty for everybody. */
  person: Type.Optional(Type.String({ maxLength: 64, default: '' })),
};

/** Why hours are refused: so many rows fit no file. */
export const RefusedHoursSchema = Type.Object({ reason: Type.Literal('too-many-rows') });

export const consoleHoursExport = defineConsoleCall({
  name: 'console.hours.export',
  area: AREA,
  scope: SCOPE,
  writes: false,
  summary: 'Hours of days that are over, as a signed file that `npm run verify-hours` checks.',
  input: OF_DAYS,
  data: Type.Object({
    format: Type.Literal('lectern-hours-1'),
    app_id: Type.String(),
    from: Type.String(),
    to: Type.String(),
    person: Type.String(),
    /** Unix milliseconds. */
    made_at: Type.Integer(),
    /** The last row of the ledger then. */
    ledger: Type.Object({ seq: Type.Integer(), hash: Type.String() }),
    rows: Type.Array(HoursRowSchema),
    /** A compact JWS over all that stands above. */
    signature: Type.String(),
    /** Public keys (RFC 7517), the one it was signed by among them. */
    keys: Type.Array(Type.Object({ kid: Type.String() }, { additionalProperties: true })),
  }),
});

export const consoleHoursTableExport = defineConsoleCall({
  name: 'console.hours_table.export',
  area: AREA,
  scope: SCOPE,
  writes: false,
  summary: 'The same rows as the text of one CSV file; a table is not signed.',
  input: OF_DAYS,
  data: Type.Object({ csv: Type.String() }),
});

export const consoleHoursStatementsExport = defineConsoleCall({
  name: 'console.hours_statements.export',
  area: AREA,
  scope: SCOPE,
  writes: false,
  summary: 'The same rows as statements of the xAPI 1.0.3, which a learning record store takes as one POST.',
  input: OF_DAYS,
  data: Type.Object({ statements: Type.Array(Type.Object({}, { additionalProperties: true })) }),
});
