/** A table to begin with: its columns, what each takes, and example rows (D127). */
import { columnNotes } from './column-notes.ts';
import type { AnyTableName } from './table-file.ts';
import { TEMPLATE_ROWS } from './template-rows.ts';
import { cellOf } from './write-table.ts';

/** The columns of a template: money in yuan, and a column for each language. */
function templateNotes(name: AnyTableName) {
  return columnNotes(name).filter(
    ({ column: { kind } }) =>
      !(kind.of === 'money' && kind.unit === 'fen') && !(kind.of === 'words' && kind.language === undefined),
  );
}

/** Head, a row of remarks that an import passes over, and examples. */
export function templateCells(name: AnyTableName): string[][] {
  const notes = templateNotes(name);
  const remarks = notes.map(({ note, isRequired }, index) => {
    const required = isRequired ? '必填 required. ' : '';
    return `${index === 0 ? '# ' : ''}${required}${note.cn} / ${note.en}`;
  });
  return [
    notes.map(({ column }) => column.header),
    remarks,
    ...TEMPLATE_ROWS[name].map((row) => notes.map(({ column }) => cellOf(row, column))),
  ];
}
