/** What an import of tables prints: faults, notes, and, for `--check`, each field with what it was and what it would be (D127). */
import type { Locale } from '#schemas/locale.ts';
import type { FieldChange } from '#schemas/goods-table/field-change.ts';
import { tableWordFor } from '#schemas/goods-table/table-words.ts';
import type { LocaleText } from '#schemas/page/text.ts';
import type { Command } from '../command.ts';
import { plural } from '../report.ts';
import { columnsOf } from '#server/areas/goods-transfer/sheets/columns.ts';
import { WHOLE_FILE } from '#server/areas/goods-transfer/sheets/place.ts';
import { writeYuan } from '#server/areas/goods-transfer/sheets/read-number.ts';
import type {
  AnyTableName,
  FileFault,
  FileNote,
  TableFile,
} from '#server/areas/goods-transfer/sheets/table-file.ts';

/** What a shop says of a row. */
export interface RowFault {
  table: AnyTableName;
  row: number;
  pointer: string;
  message: LocaleText;
  hint: LocaleText;
}

/** Faults and notes of a shop, with the places of their rows in the files. */
export function inFiles(
  faults: readonly RowFault[],
  tables: readonly TableFile<AnyTableName>[],
): FileFault[] {
  return faults.map(({ table, row, pointer, message, hint }) => {
    const file = tables.find(({ name }) => name === table);
    return { file: file?.file ?? table, place: file?.placeOf(row, pointer) ?? WHOLE_FILE, message, hint };
  });
}

/** What a file says of a place goes before what the shop says of it. */
export function joinFaults(ofFiles: readonly FileFault[], ofShop: readonly FileFault[]): FileFault[] {
  const places = new Set(ofFiles.map(({ file, place }) => `${file} ${place.en}`));
  return [...ofFiles, ...ofShop.filter(({ file, place }) => !places.has(`${file} ${place.en}`))];
}

function sayPlaces(
  say: Command['say'],
  all: readonly (FileNote & { hint?: LocaleText })[],
  locale: Locale,
): void {
  const label = locale === 'cn' ? '改法' : 'To fix';
  for (const { file, place, message, hint } of all) {
    const way = hint === undefined ? '' : `    ${label}: ${hint[locale]}\n`;
    say(`${`${file} ${place[locale]}`.trimEnd()}\n    ${message[locale]}\n${way}`);
  }
}

/** Answers the exit code. */
export function reportFaults(command: Command, faults: readonly FileFault[]): number {
  sayPlaces(command.sayFault, faults, command.flags.locale);
  const files = new Set(faults.map(({ file }) => file)).size;
  command.sayFault(`\n${plural(faults.length, 'fault')} in ${plural(files, 'file')}. Nothing was changed.\n`);
  return 1;
}

const WORTH_A_LOOK: Readonly<Record<Locale, string>> = {
  cn: '以下内容已接受，但值得一看：',
  en: 'Taken, and worth a look:',
};

export function reportNotes(command: Command, notes: readonly (FileNote & { hint?: LocaleText })[]): void {
  if (notes.length === 0) return;
  command.say(`${WORTH_A_LOOK[command.flags.locale]}\n`);
  sayPlaces(command.say, notes, command.flags.locale);
  command.say('\n');
}

export interface RowChange {
  table: AnyTableName;
  id: string;
  change: 'added' | 'changed';
  fields: readonly FieldChange[];
}

/** One line a row. */
export function reportChanges({ say }: Command, changes: readonly RowChange[]): void {
  for (const { table, id, change } of changes) say(`${change.padEnd(8)} ${table} ${id}\n`);
}

export function countChanges(changes: readonly RowChange[], sameCount: number): string {
  const count = (kind: string) => String(changes.filter(({ change }) => change === kind).length);
  return `${count('added')} added, ${count('changed')} changed, ${String(sameCount)} as they were.`;
}

const LONGEST = 80;
const SECRET: ReadonlySet<string> = new Set(['password', 'password_hash']);
const NOTHING = '(empty)';

function showValue(value: unknown): string {
  if (value === undefined) return NOTHING;
  const text = JSON.stringify(value) ?? NOTHING;
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`;
}

/** As a table for spreadsheets names and writes it: money in yuan, words for enumerations. */
function sayField(table: AnyTableName, field: string): { name: string; write: (value: unknown) => string } {
  if (SECRET.has(field)) return { name: field, write: (value) => (value === undefined ? NOTHING : '•••') };
  const column = columnsOf(table).find((one) => one.field === field);
  if (column?.kind.of === 'money')
    return {
      name: column.header,
      write: (value) => (typeof value === 'number' ? writeYuan(value) : showValue(value)),
    };
  const words = column?.kind.of === 'choice' ? column.kind.words : [];
  return { name: field, write: (value) => tableWordFor(words, value) ?? showValue(value) };
}

/** One line a field: what it is and would be. Answers the exit code of a check. */
export function reportCheck(
  { say, shop }: Command,
  changes: readonly RowChange[],
  { sameCount, nameOf }: { sameCount: number; nameOf: (text: string) => string },
): number {
  if (changes.length === 0) {
    say(`Nothing would change: ${shop} has all ${String(sameCount)} as they are in the files.\n`);
    return 0;
  }
  for (const { change, table, id, fields } of changes) {
    if (fields.length === 0) say(`${change.padEnd(8)} ${table} ${id}\n`);
    for (const one of fields) {
      const { name, write } = sayField(one.table, one.field);
      const [before, after] = [one.before, one.after].map(write);
      say(`${change.padEnd(8)} ${one.table} ${one.id} ${name}: ${before ?? ''} -> ${nameOf(after ?? '')}\n`);
    }
  }
  say(`\n${countChanges(changes, sameCount)} Nothing was written: this was a check.\n`);
  return 0;
}
