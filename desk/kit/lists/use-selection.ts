/** Rows that were chosen for one action; a row that is no longer shown is no longer chosen. */
import { useState } from 'react';

export function useSelection<Row>(rows: readonly Row[], idOf: (row: Row) => string) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const selectedRows = rows.filter((row) => ids.has(idOf(row)));
  const isAll = rows.length > 0 && selectedRows.length === rows.length;
  return {
    selectedRows,
    isAll,
    isChosen: (row: Row) => ids.has(idOf(row)),
    toggle: (row: Row) =>
      setIds((before) => {
        const next = new Set(before);
        if (!next.delete(idOf(row))) next.add(idOf(row));
        return next;
      }),
    toggleAll: () => setIds(isAll ? new Set() : new Set(rows.map(idOf))),
    clear: () => setIds(new Set()),
  };
}
export type Selection<Row> = ReturnType<typeof useSelection<Row>>;
