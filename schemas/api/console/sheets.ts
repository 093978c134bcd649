/** What is imported as tables, as files of spreadsheets: read into rows, and written as a workbook (D127). */
import { Type } from 'typebox';
import type { Scope } from '../../console/roles.ts';
import { ChoiceSchema } from '../../page/fragments.ts';
import { LocaleTextSchema } from '../../page/text.ts';
import { defineConsoleCall } from './define-console-call.ts';

const FILES_MAX = 8;
/** Of one file, in base64: 6 MB of a spreadsheet. */
const FILE_CHARS_MAX = 8_000_000;

/** Rows as they are stored: one the import would refuse today is still exported, so that it can be mended. */
export const RowsSchema = Type.Array(Type.Object({}, { additionalProperties: true }));

const FilePlaceSchema = Type.Object({
  file: Type.String(),
  /** As its spreadsheet names it, in the language of who asks; empty for the whole file. */
  place: Type.String(),
  message: LocaleTextSchema,
});

interface SheetsOf<Noun extends string> {
  /** `console.<noun>.import` takes the rows. */
  noun: Noun;
  area: string;
  scope: Scope;
}

export const defineSheetsRead = ({ noun, area, scope }: SheetsOf<string>) =>
  defineConsoleCall({
    name: `console.${noun}.sheets.read`,
    area,
    scope,
    writes: false,
    summary: `The rows of .csv and .xlsx files as \`console.${noun}.import\` takes them, with where each stands in its file, and every fault of their cells. A file is the table it is named after; of a workbook each sheet is.`,
    input: {
      files: Type.Array(
        Type.Object({
          name: Type.String({ minLength: 1, maxLength: 200 }),
          base64: Type.String({ maxLength: FILE_CHARS_MAX }),
        }),
        { minItems: 1, maxItems: FILES_MAX },
      ),
    },
    data: Type.Object({
      tables: Type.Record(Type.String(), RowsSchema),
      /** By table, of each row: its file and its place there. */
      places: Type.Record(Type.String(), Type.Array(Type.String())),
      faults: Type.Array(Type.Object({ ...FilePlaceSchema.properties, hint: LocaleTextSchema })),
      notes: Type.Array(FilePlaceSchema),
    }),
  });

/** `of`: all the shop has, or a template. */
export const defineWorkbookGet = <const Noun extends string>({ noun, area, scope }: SheetsOf<Noun>) =>
  defineConsoleCall({
    name: `console.${noun}.workbook.get`,
    area,
    scope,
    writes: false,
    summary: `A workbook (.xlsx) with a sheet for each table of \`console.${noun}.import\`: of all the shop has, or with examples to begin with.`,
    input: { of: ChoiceSchema([noun, 'template']) },
    data: Type.Object({ base64: Type.String() }),
  });
