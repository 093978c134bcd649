/** A short table within a screen: lines of an order, rights of a person. Long ones are lists. */
import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import styles from './screens.module.css';

export interface PlainColumn<Row> {
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  isNumber?: boolean;
}

interface PlainTableProps<Row> {
  label: string;
  columns: readonly PlainColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Instead of a table without rows. */
  empty: string;
}

export function PlainTable<Row>({ label, columns, rows, keyOf, empty }: PlainTableProps<Row>) {
  if (rows.length === 0) return <p className={styles.quiet}>{empty}</p>;
  const lookOf = ({ isNumber }: PlainColumn<Row>) => cx(isNumber === true && styles.number);
  return (
    <div className={styles.tableScroll} role="group" aria-label={label} tabIndex={0}>
      <table className={styles.plainTable}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={lookOf(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} data-row={keyOf(row)}>
              {columns.map((column) => (
                <td key={column.id} className={lookOf(column)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
