/** A fault of an imported table: which row and field, what is wrong and how to mend it. */
import { Type, type Static } from 'typebox';
import { ChoiceSchema } from '../page/fragments.ts';
import { LocaleTextSchema } from '../page/text.ts';

/** @param tables the names of the tables an import reads */
export function TableFaultSchema<const Names extends readonly [string, ...string[]]>(tables: Names) {
  return Type.Object({
    table: ChoiceSchema(tables),
    /** Place of the row in its table, from 0; -1 for the table itself. */
    row: Type.Integer({ minimum: -1 }),
    /** JSON pointer within the row. */
    pointer: Type.String(),
    rule: Type.String(),
    message: LocaleTextSchema,
    hint: LocaleTextSchema,
  });
}
export type TableFault<Name extends string> = Static<ReturnType<typeof TableFaultSchema<readonly [Name]>>>;
