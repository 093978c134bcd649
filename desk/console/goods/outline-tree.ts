/** The rows of an outline as a tree: how deep each stands, moved with all below it, added and taken away. Pure. */
import type { GoodsItem } from '#schemas/api/console/goods.ts';

type StoredRow = GoodsItem['outline'][number];
/** As it is edited: its title may stand in one language so far. */
export type OutlineRow = Omit<StoredRow, 'title'> & { title: StoredRow['title'] | { en: string } };

const parentOf = (row: OutlineRow): string => row.parent_id ?? '';

/** 0 at the top; a parent that is not there counts as the top. */
export function depthOf(rows: readonly OutlineRow[], row: OutlineRow): number {
  const parent = rows.find(({ id }) => id === row.parent_id);
  return parent === undefined || parent === row
    ? 0
    : 1 +
        depthOf(
          rows.filter((one) => one !== row),
          parent,
        );
}

/** Ids of a row and of all below it. */
function idsBelow(rows: readonly OutlineRow[], id: string): Set<string> {
  const ids = new Set([id]);
  let size = 0;
  while (size !== ids.size) {
    size = ids.size;
    for (const row of rows) if (ids.has(parentOf(row))) ids.add(row.id);
  }
  return ids;
}

/** In the order they are studied in: each followed by what stands below it. */
export function inTreeOrder(rows: readonly OutlineRow[]): OutlineRow[] {
  const ids = new Set(rows.map(({ id }) => id));
  const isTop = (row: OutlineRow) => !ids.has(parentOf(row)) || parentOf(row) === row.id;
  const walk = (row: OutlineRow): OutlineRow[] => [
    row,
    ...rows.filter((one) => parentOf(one) === row.id && one !== row).flatMap(walk),
  ];
  return rows.filter(isTop).flatMap(walk);
}

/** A row and all below it moved before or behind another, into the place that one stands in. */
export function moveTo(
  rows: readonly OutlineRow[],
  id: string,
  targetId: string,
  side: 'before' | 'after',
): OutlineRow[] {
  const own = idsBelow(rows, id);
  const target = rows.find((row) => row.id === targetId);
  if (target === undefined || own.has(targetId)) return [...rows];
  const { parent_id: parent } = target;
  const moving = rows
    .filter((row) => own.has(row.id))
    .map((row) => {
      if (row.id !== id) return row;
      const { parent_id: _before, ...rest } = row;
      return parent === undefined ? rest : { ...rest, parent_id: parent };
    });
  const others = rows.filter((row) => !own.has(row.id));
  const below = idsBelow(others, targetId);
  const first = others.findIndex((row) => row.id === targetId);
  const last = others.reduce((place, row, index) => (below.has(row.id) ? index : place), first);
  const place = side === 'before' ? first : last + 1;
  return [...others.slice(0, place), ...moving, ...others.slice(place)];
}

/** One place up or down among those it stands beside. */
export function moveBy(rows: readonly OutlineRow[], id: string, step: -1 | 1): OutlineRow[] {
  const row = rows.find((one) => one.id === id);
  if (row === undefined) return [...rows];
  const beside = rows.filter((one) => parentOf(one) === parentOf(row));
  const other = beside[beside.indexOf(row) + step];
  return other === undefined ? [...rows] : moveTo(rows, id, other.id, step < 0 ? 'before' : 'after');
}

/** A row with another parent, or with none. */
function under(row: OutlineRow, parentId: string | undefined): OutlineRow {
  const { parent_id: _before, ...rest } = row;
  return parentId === undefined ? rest : { ...rest, parent_id: parentId };
}

/** Into the chapter or section right above it, at its end; the same rows where there is none it may stand in. */
export function moveInto(rows: readonly OutlineRow[], id: string): OutlineRow[] {
  const row = rows.find((one) => one.id === id);
  if (row === undefined) return [...rows];
  const beside = rows.filter((one) => parentOf(one) === parentOf(row));
  const above = beside[beside.indexOf(row) - 1];
  const mayStand = above !== undefined && parentsFor(rows, row).includes(above);
  // What stands beside it is above it in the order of the tree already.
  return mayStand ? rows.map((one) => (one === row ? under(row, above.id) : one)) : [...rows];
}

/** Out of what it stands in, right behind it. */
export function moveOut(rows: readonly OutlineRow[], id: string): OutlineRow[] {
  const parent = rows.find((one) => one.id === rows.find((row) => row.id === id)?.parent_id);
  return parent === undefined ? [...rows] : moveTo(rows, id, parent.id, 'after');
}

export function removeRow(rows: readonly OutlineRow[], id: string): OutlineRow[] {
  const own = idsBelow(rows, id);
  return rows.filter((row) => !own.has(row.id));
}

/** A new row at the end of what it stands in. */
export function addRow(rows: readonly OutlineRow[], row: OutlineRow): OutlineRow[] {
  if (row.parent_id === undefined) return [...rows, row];
  const below = idsBelow(rows, row.parent_id);
  const last = rows.reduce((place, one, index) => (below.has(one.id) ? index : place), rows.length - 1);
  return [...rows.slice(0, last + 1), row, ...rows.slice(last + 1)];
}

/** Where a lesson may stand, and a section: in chapters, and in sections. */
export function parentsFor(rows: readonly OutlineRow[], { id, kind }: OutlineRow): OutlineRow[] {
  if (kind === 'chapter') return [];
  return rows.filter(
    (row) => row.id !== id && (row.kind === 'chapter' || (row.kind === 'section' && kind !== 'section')),
  );
}
