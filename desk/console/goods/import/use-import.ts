/** Tries an import before it is written: which changes the files make, or which faults they have, line by line. */
import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { useLocale } from '#i18n/use-words.ts';
import { consoleGoodsImport } from '#schemas/api/console/goods-tables.ts';
import { consoleGoodsGet, consoleGoodsList } from '#schemas/api/console/goods.ts';
import type { GoodsFault, GoodsReport } from '#schemas/goods-table/import-report.ts';
import { useDesk } from '#desk/kit/calls/desk-context.ts';
import { useConsoleMutation } from '#desk/kit/calls/use-console.ts';
import { goodsWords } from '../words.ts';
import { importFaults } from './import-faults.ts';
import { readFiles, type FilesRead } from './read-files.ts';

interface Trial extends FilesRead {
  report: GoodsReport;
}

/** Each fault as a line: where it stands, what it is, how to mend it. */
function useFaultLines() {
  const t = useTranslation(goodsWords);
  const locale = useLocale();
  return {
    ofFiles: ({ faults }: FilesRead) =>
      faults.map(({ file, place, message, hint }) =>
        `${file}${place === '' ? '' : ` · ${place}`}: ${message[locale]} ${hint[locale]}`.trim(),
      ),
    ofRows: (faults: readonly GoodsFault[], places: FilesRead['places']) =>
      faults.map(({ table, row, pointer, message, hint }) => {
        const place = places[table]?.[row] ?? `${table} · ${t('row', { row: row + 1 })}`;
        return `${place} ${pointer}: ${message[locale]} ${hint[locale]}`.trim();
      }),
  };
}

export function useImport(onDone: () => void) {
  const t = useTranslation(goodsWords);
  const lines = useFaultLines();
  const { ask } = useDesk();
  const { mutateAsync, isPending } = useConsoleMutation(consoleGoodsImport, [
    consoleGoodsList,
    consoleGoodsGet,
  ]);
  const [trial, setTrial] = useState<Trial>();
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState('');
  const [isReading, setReading] = useState(false);
  const guard = async (places: FilesRead['places'], act: () => Promise<void>) => {
    setFailure('');
    setFaults([]);
    try {
      await act();
    } catch (error) {
      setFaults(lines.ofRows(importFaults(error), places));
      setFailure(error instanceof Error ? error.message : String(error));
    }
  };
  const check = async (files: readonly File[]) => {
    setReading(true);
    await guard({}, async () => {
      setTrial(undefined);
      const read = await readFiles(ask, files);
      if (read === undefined || Object.keys(read.tables).length + read.faults.length === 0)
        return setFailure(t('importBad'));
      if (read.faults.length > 0) {
        setFaults(lines.ofFiles(read));
        return setFailure(t('importFaulty'));
      }
      return guard(read.places, async () =>
        setTrial({ ...read, report: await mutateAsync({ tables: read.tables, is_trial: true }) }),
      );
    });
    setReading(false);
  };
  const write = () =>
    guard(trial?.places ?? {}, async () => {
      if (trial === undefined) return;
      await mutateAsync({ tables: trial.tables });
      onDone();
    });
  return {
    check,
    write,
    report: trial?.report,
    notes: trial?.notes ?? [],
    faults,
    failure,
    isPending: isPending || isReading,
  };
}
