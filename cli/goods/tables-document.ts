/** docs/TABLES.md: every table with every column, made from the schemas (D127). */
import { EXAM_TABLE_NAMES } from '#schemas/exam/tables.ts';
import { TABLE_NAMES } from '#schemas/goods-table/tables.ts';
import { columnNotes } from '#server/areas/goods-transfer/sheets/column-notes.ts';
import type { AnyTableName } from '#server/areas/goods-transfer/sheets/table-file.ts';
import { TEMPLATE_ROWS } from '#server/areas/goods-transfer/sheets/template-rows.ts';
import { cellOf } from '#server/areas/goods-transfer/sheets/write-table.ts';

const EVERY_TABLE: readonly AnyTableName[] = [...TABLE_NAMES, ...EXAM_TABLE_NAMES];

const HEAD = `# Tables of merchants

Every table \`goods import\`, \`goods export\`, \`exams import\` and \`exams export\` read and write, with every column. This file is made
from the schemas: \`npx vitest run --project server cli/goods/tables-document.test.ts -u\` writes it anew.

Start from a template: \`npm run shop -- goods template <shop> <dir>\` writes all tables with examples, as \`.csv\` and as \`.xlsx\`.

- **Files.** \`.csv\` with comma, semicolon or tab (a first line \`sep=;\` too), \`.xlsx\` of Excel and WPS, or \`.json\`. UTF-8, UTF-16 and
  GBK (GB18030) are read; what is not UTF-8 is said. Rows without a cell, and rows that begin with \`#\`, are passed over.
- **Changes.** A column that is absent touches nothing; an empty cell empties; a lesson, term or variant a table leaves out stays.
  \`--replace\` means that the rows are all there is. \`--check\` prints each field with what it is and would be, and writes nothing.
- **Money** says its unit in the header: \`price_yuan\` or \`price_fen\`. JSON holds whole fen, as \`price\`.
- **Words.** \`flash_sale\`, 秒杀 and 8 are the same; exports write the first.
- **Lists** have \`|\` between their entries, \`\\|\` for the mark itself; the texts a gap accepts have \`/\`, and \`\\/\` for itself.
- **Languages.** One column \`title\` for both, or \`title.cn\` and \`title.en\`.
`;

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function section(name: AnyTableName): string {
  const rows = columnNotes(name).map(({ column, isRequired, note }) => {
    const example = TEMPLATE_ROWS[name].map((row) => cellOf(row, column)).find((text) => text !== '') ?? '';
    const sample = example === '' ? '' : `\`${cell(example)}\``;
    return `| \`${column.header}\` | ${isRequired ? 'yes' : ''} | ${cell(note.en)} | ${cell(note.cn)} | ${sample} |`;
  });
  return [
    `## ${name}`,
    '',
    '| column | required | takes | 填写 | example |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

export function tablesDocument(): string {
  return [HEAD, ...EVERY_TABLE.map(section)].join('\n');
}
