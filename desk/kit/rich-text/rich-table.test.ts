/** Tables of a rich text by their buttons (ADR-707). */
import { EditorState, TextSelection, type Command } from 'prosemirror-state';
import { describe, expect, test } from 'vitest';
import { readHtml } from './read-html.ts';
import { insertTable, tableAt, tableCommand } from './rich-table.ts';
import { writeHtml } from './write-html.ts';

/** The cursor behind these words. */
function at(html: string, words: string): EditorState {
  const doc = readHtml(html);
  let position = 0;
  doc.descendants((node, offset) => {
    if (node.isText && node.text === words) position = offset + words.length;
  });
  return EditorState.create({ doc, selection: TextSelection.create(doc, position) });
}
function after(state: EditorState, command: Command): string {
  let next = state;
  command(state, (transaction) => {
    next = state.apply(transaction);
  });
  return writeHtml(next.doc);
}
const cells = (html: string) => html.replaceAll(/<\/?(?:p|tbody|thead)>/g, '');

const TABLE =
  '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr></tbody></table>';

describe('tables of a rich text', () => {
  test('ADR-707: one is made with a row of heads, the cursor in its first cell', () => {
    let state = at('<p>Words</p>', 'Words');
    insertTable(state, (transaction) => {
      state = state.apply(transaction);
    });
    expect(tableAt(state)?.column).toBe(0);
    const html = writeHtml(state.doc);
    expect([html.split('<th>').length, html.split('<td>').length, html.split('<tr>').length]).toEqual([
      4, 7, 4,
    ]);
  });

  test.each([
    [
      'addRow',
      '1',
      '<tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr><tr><td></td><td></td></tr><tr><td>3</td><td>4</td></tr>',
    ],
    [
      'addColumn',
      'A',
      '<tr><th>A</th><th></th><th>B</th></tr><tr><td>1</td><td></td><td>2</td></tr><tr><td>3</td><td></td><td>4</td></tr>',
    ],
    ['removeRow', '4', '<tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr>'],
    ['removeRow', 'B', '<tr><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr>'],
    ['removeColumn', '3', '<tr><th>B</th></tr><tr><td>2</td></tr><tr><td>4</td></tr>'],
  ] as const)('ADR-707: %s at %s', (name, words, rows) => {
    expect(cells(after(at(TABLE, words), tableCommand(name)))).toBe(`<table>${rows}</table>`);
  });

  test('ADR-707: a row below the heads is the first of the body', () => {
    const html = after(at(TABLE, 'B'), tableCommand('addRow')).replaceAll(/<\/?p>/g, '');
    expect(html).toContain('</th></tr></thead><tbody><tr><td></td><td></td></tr><tr><td>1</td>');
  });

  test('ADR-707: the last row or column takes the table with it, and nothing is done outside', () => {
    const small = '<p>Before</p><table><tbody><tr><td>1</td></tr></tbody></table>';
    for (const name of ['removeRow', 'removeColumn', 'removeTable'] as const)
      expect(after(at(small, '1'), tableCommand(name))).toBe('<p>Before</p>');
    expect(tableAt(at(small, 'Before'))).toBeUndefined();
    expect(tableAt(at(TABLE.replace('<td>1', '<td colspan="2">1'), '1'))).toBeUndefined();
  });
});
