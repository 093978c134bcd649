/** Saves the whole list as it is filtered now, as a table for spreadsheets. */
import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toasts.tsx';
import { useDesk } from '../calls/desk-context.ts';
import type { ListState } from './list-address.ts';
import { listCsv, readWholeList } from './list-csv.ts';
import type { Column, ListDefinition } from './list-definition.ts';
import { saveFile } from './save-file.ts';
import { listWords } from './words.ts';

interface ExportButtonProps<Row> {
  list: ListDefinition<Row>;
  columns: readonly Column<Row>[];
  state: ListState;
}

export function ExportButton<Row>({ list, columns, state }: ExportButtonProps<Row>) {
  const t = useTranslation(listWords);
  const { ask } = useDesk();
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      const rows = await readWholeList(ask, list, state);
      saveFile(`${list.name}.csv`, 'text/csv', listCsv(columns, rows));
      toast(t('exported', { count: rows.length }), 'success');
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error), 'error');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button data-action="export" busy={isBusy} onClick={() => void run()}>
      {t('export')}
    </Button>
  );
}
