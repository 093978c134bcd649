/** Exported hours as a table for spreadsheets; to be checked there is the signed file. */
import { HoursRowSchema, type HoursRow } from '#schemas/learning/hours-row.ts';
import type { Locale } from '#schemas/locale.ts';
import { readWords } from '#schemas/page/field.ts';
import { shopTime } from '#server/areas/shop/area.ts';
import { toCsv } from '#server/kernel/csv.ts';

const COLUMNS = Object.entries(HoursRowSchema.properties).flatMap(([key, schema]) => {
  const label = readWords(schema, 'x-label');
  return label === undefined ? [] : [{ key, label }];
});

export function hoursCsv({ rows }: { rows: readonly HoursRow[] }, locale: Locale): string {
  const lines = rows.map((row) => {
    const cells = new Map(Object.entries({ ...row, entered_at: shopTime(row.entered_at) }));
    return COLUMNS.map(({ key }) => String(cells.get(key) ?? ''));
  });
  return toCsv([COLUMNS.map(({ label }) => label[locale]), ...lines]);
}
