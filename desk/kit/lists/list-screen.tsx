/** A screen that is a list: what is searched, filtered and sorted stands in its address; rows come part by part. */
import { useDesk } from '../calls/desk-context.ts';
import { ScreenHead } from '../screens/screen-head.tsx';
import { FailedLine } from '#ui/failed-band.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { ExportButton } from './export-button.tsx';
import type { ListDefinition } from './list-definition.ts';
import { ListMore, ListSkeleton, NoRows } from './list-states.tsx';
import { ListTable } from './list-table.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import styles from './lists.module.css';
import { useListRows } from './use-list-rows.ts';
import { useListState } from './use-list-state.ts';
import { useSelection } from './use-selection.ts';

/** A list within another screen has no head of its own: `isPart`. */
export function ListScreen<Row>({ list, isPart = false }: { list: ListDefinition<Row>; isPart?: boolean }) {
  const { session } = useDesk();
  const control = useListState(list);
  const rows = useListRows(list, control.state);
  const selection = useSelection(rows.rows, list.idOf);
  const columns = list.columns.filter(({ scope }) => scope === undefined || session.scopes.includes(scope));
  const exportButton = <ExportButton list={list} columns={columns} state={control.state} />;
  const hasFailed = rows.isError && rows.rows.length === 0;
  return (
    <section className={styles.screen} aria-label={isPart ? list.title : undefined}>
      {!isPart && (
        <ScreenHead
          title={list.title}
          back={list.back}
          actions={{ main: list.action, more: [...(list.moreActions ?? []), exportButton] }}
          parts={list.parts}
        />
      )}
      <ListToolbar list={list} control={control} total={rows.isPending ? undefined : rows.total} />
      {list.bulk !== undefined && <BulkBar actions={list.bulk} selection={selection} />}
      {rows.isPending && <ListSkeleton />}
      {hasFailed && <FailedLine message={rows.error.message} retry={() => void rows.refetch()} />}
      {rows.isSuccess && rows.rows.length === 0 && (
        <NoRows list={list} state={control.state} clear={control.clear} />
      )}
      {rows.rows.length > 0 && (
        <ListTable
          list={list}
          columns={columns}
          rows={rows.rows}
          control={control}
          selection={selection}
          isStale={rows.isPlaceholderData}
        />
      )}
      <ListMore rows={rows} />
    </section>
  );
}
