/** The rows of a list as a table: heads that sort, boxes that choose, actions at the end of a row. */
import type { ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { nextSort } from './list-address.ts';
import type { Column, ListDefinition } from './list-definition.ts';
import styles from './lists.module.css';
import type { ListStateControl } from './use-list-state.ts';
import type { Selection } from './use-selection.ts';
import { listWords } from './words.ts';

export interface ListTableProps<Row> {
  list: ListDefinition<Row>;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  control: ListStateControl;
  selection: Selection<Row>;
  /** Other rows are being asked for. */
  isStale: boolean;
}

const lookOf = ({ isNumber, isOneLine, isWide }: Column<never>) =>
  cx(
    isNumber === true && styles.number,
    isOneLine === true && styles.oneLine,
    isWide === true && styles.wide,
  );

function Head<Row>({
  column,
  list,
  control,
}: Pick<ListTableProps<Row>, 'list' | 'control'> & { column: Column<Row> }) {
  const { sort: field, label } = column;
  if (field === undefined)
    return (
      <th scope="col" className={lookOf(column)}>
        {label}
      </th>
    );
  const now = control.state.sort === '' ? (list.sorts[0] ?? '') : control.state.sort;
  const isOn = now === field || now === `-${field}`;
  const order = now.startsWith('-') ? 'descending' : 'ascending';
  return (
    <th scope="col" className={lookOf(column)} aria-sort={isOn ? order : undefined}>
      <button
        type="button"
        className={styles.head}
        onClick={() => control.sortBy(nextSort(field, control.state.sort, list))}
      >
        {label}
        <Icon
          name={!isOn ? 'sort' : order === 'descending' ? 'chevron-down' : 'chevron-up'}
          size={14}
          className={isOn ? styles.sortOn : styles.sortOff}
        />
      </button>
    </th>
  );
}

function Choice({ name, isOn, toggle }: { name: string; isOn: boolean; toggle: () => void }) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" checked={isOn} onChange={toggle} aria-label={name} />
    </label>
  );
}

function Row<Item>({ row, list, columns, selection }: Omit<ListTableProps<Item>, 'rows'> & { row: Item }) {
  const t = useTranslation(listWords);
  const id = list.idOf(row);
  const isChosen = selection.isChosen(row);
  return (
    <tr data-row={id} aria-selected={list.bulk === undefined ? undefined : isChosen}>
      {list.bulk !== undefined && (
        <td className={styles.choiceCell}>
          <Choice
            name={t('choose', { name: list.nameOf(row) })}
            isOn={isChosen}
            toggle={() => selection.toggle(row)}
          />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.id} className={lookOf(column)} data-column={column.id}>
          {column.cell === undefined ? column.text(row) : column.cell(row)}
        </td>
      ))}
      {list.rowActions !== undefined && <td className={styles.rowActions}>{list.rowActions(row)}</td>}
    </tr>
  );
}

export function ListTable<Item>(props: ListTableProps<Item>): ReactNode {
  const { list, columns, rows, control, selection, isStale } = props;
  const t = useTranslation(listWords);
  return (
    <div className={styles.scroll} role="region" aria-label={list.title} tabIndex={0}>
      <table className={cx(styles.table, isStale && styles.stale)} data-list={list.name} aria-busy={isStale}>
        <thead>
          <tr>
            {list.bulk !== undefined && (
              <th scope="col" className={styles.choiceCell}>
                <Choice name={t('chooseAll')} isOn={selection.isAll} toggle={selection.toggleAll} />
              </th>
            )}
            {columns.map((column) => (
              <Head key={column.id} column={column} list={list} control={control} />
            ))}
            {list.rowActions !== undefined && (
              <th scope="col">
                <VisuallyHidden>{t('actions')}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={list.idOf(row)} {...props} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
