/** Tables of a rich text: made, and given or taken rows and columns where the cursor stands. */
import { Fragment, type Node, type ResolvedPos } from 'prosemirror-model';
import { TextSelection, type Command, type EditorState, type Transaction } from 'prosemirror-state';
import { richSchema } from './rich-schema.ts';

export const TABLE_BUTTONS = ['addRow', 'addColumn', 'removeRow', 'removeColumn', 'removeTable'] as const;
type TableButton = (typeof TABLE_BUTTONS)[number];

const ROWS = 2;
const COLUMNS = 3;

/** @throws Error for a name the schema does not have */
function make(name: string, content: Fragment | readonly Node[] | Node = Fragment.empty): Node {
  const node = richSchema.nodes[name]?.createAndFill(null, content);
  if (node === undefined || node === null) throw new Error(`There is no ${name}.`);
  return node;
}

const row = (cell: 'td' | 'th', count: number) =>
  make(
    'tr',
    Array.from({ length: count }, () => make(cell, make('p'))),
  );

/** A table with a row of heads, in place of the selection; the cursor stands in its first cell. */
export const insertTable: Command = (state, dispatch) => {
  const body = make(
    'tbody',
    Array.from({ length: ROWS }, () => row('td', COLUMNS)),
  );
  const table = make('table', [make('thead', row('th', COLUMNS)), body]);
  const tr = state.tr.replaceSelectionWith(table);
  const start = tr.mapping.map(state.selection.from, -1);
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(start + 1))).scrollIntoView());
  return true;
};

/** Where the cursor stands in a table. */
interface TablePlace {
  /** Positions of the table and of the row. */
  table: number;
  node: Node;
  row: number;
  rowNode: Node;
  /** From 0. */
  column: number;
}

function depthOf($from: ResolvedPos, name: string): number | undefined {
  for (let depth = $from.depth; depth > 0; depth -= 1) if ($from.node(depth).type.name === name) return depth;
  return undefined;
}

/** Undefined outside of tables, and in one with cells that span others: its columns are no columns of cells. */
export function tableAt({ selection: { $from } }: EditorState): TablePlace | undefined {
  const [table, tr] = [depthOf($from, 'table'), depthOf($from, 'tr')];
  if (table === undefined || tr === undefined || tr < table) return undefined;
  const node = $from.node(table);
  let hasSpan = false;
  node.descendants(({ attrs }) => {
    hasSpan ||= (attrs['colspan'] ?? attrs['rowspan'] ?? null) !== null;
  });
  if (hasSpan) return undefined;
  const place = { table: $from.before(table), node, row: $from.before(tr), rowNode: $from.node(tr) };
  return { ...place, column: $from.index(tr) };
}

/** All rows of a table with their positions, the last first: what is changed does not move those that follow. */
function rowsOf({ table, node }: TablePlace): { at: number; tr: Node }[] {
  const rows: { at: number; tr: Node }[] = [];
  node.descendants((child, offset) => {
    if (child.type.name !== 'tr') return true;
    rows.push({ at: table + 1 + offset, tr: child });
    return false;
  });
  return rows.toReversed();
}

/** Position of a cell of the row at a position. */
const cellAt = (doc: Node, row: number, column: number) => doc.resolve(row + 1).posAtIndex(column);

/** Where a new row goes: below the last row of heads it is the first of the body. */
function placeBelow(doc: Node, { row: at, rowNode }: TablePlace): number {
  const $row = doc.resolve(at);
  const isLastHead = $row.parent.type.name === 'thead' && $row.index() === $row.parent.childCount - 1;
  const isBodyNext = isLastHead && doc.nodeAt($row.after())?.type.name === 'tbody';
  return isBodyNext ? $row.after() + 1 : at + rowNode.nodeSize;
}

function addColumn(change: Transaction, place: TablePlace): void {
  for (const one of rowsOf(place)) {
    const index = Math.min(place.column, one.tr.childCount - 1);
    const kind = one.tr.child(index).type.name === 'th' ? 'th' : 'td';
    change.insert(cellAt(change.doc, one.at, index + 1), make(kind, make('p')));
  }
}

function removeColumn(change: Transaction, place: TablePlace): void {
  for (const one of rowsOf(place)) {
    if (place.column >= one.tr.childCount) continue;
    if (one.tr.childCount === 1) change.delete(one.at, one.at + one.tr.nodeSize);
    else {
      const at = cellAt(change.doc, one.at, place.column);
      change.delete(at, at + one.tr.child(place.column).nodeSize);
    }
  }
}

/** The part a row stands in goes with its last row, for none may be empty. */
function removeRow(change: Transaction, place: TablePlace): void {
  const $row = change.doc.resolve(place.row);
  const part = $row.parent;
  if (part.childCount === 1 && part.type.name !== 'table')
    change.delete($row.before(), $row.before() + part.nodeSize);
  else change.delete(place.row, place.row + place.rowNode.nodeSize);
}

const removeTable = (change: Transaction, { table, node }: TablePlace) =>
  change.delete(table, table + node.nodeSize);

const isLast = (place: TablePlace, name: TableButton) =>
  (name === 'removeRow' && rowsOf(place).length === 1) ||
  (name === 'removeColumn' && rowsOf(place).every(({ tr }) => tr.childCount === 1));

/** What a button of tables does; false outside of tables. */
export const tableCommand =
  (name: TableButton): Command =>
  (state, dispatch) => {
    const place = tableAt(state);
    if (place === undefined) return false;
    const { tr } = state;
    if (name === 'removeTable' || isLast(place, name)) removeTable(tr, place);
    else if (name === 'addRow') tr.insert(placeBelow(tr.doc, place), row('td', place.rowNode.childCount));
    else if (name === 'addColumn') addColumn(tr, place);
    else if (name === 'removeColumn') removeColumn(tr, place);
    else removeRow(tr, place);
    dispatch?.(tr.scrollIntoView());
    return true;
  };
