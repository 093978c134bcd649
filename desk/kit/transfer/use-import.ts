/** Tries an import before it is written: which changes the files make, or which faults they have, line by line. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { useLocale } from '#i18n/use-words.ts';
import { useDesk } from '../calls/desk-context.ts';
import { faultLine } from '../fields/fault-line.ts';
import { Refusal } from '../calls/use-console.ts';
import { importFaults } from './import-faults.ts';
import { readFiles, type FilesRead } from './read-files.ts';
import type { ImportReport, ImportTables, RowFault, TransferKind } from './transfer-kind.ts';
import { transferWords } from './words.ts';

interface Trial extends FilesRead {
  report: ImportReport;
}

/** Each fault and note as a line: where it stands, what it is, how to mend it. */
function useLines() {
  const t = useTranslation(transferWords);
  const locale = useLocale();
  const atFile = (file: string, place: string) => (place === '' ? file : `${file} · ${place}`);
  return {
    ofFiles: ({ faults }: FilesRead) =>
      faults.map((fault) => `${atFile(fault.file, fault.place)}: ${faultLine(fault, locale)}`),
    ofNotes: ({ notes }: FilesRead) =>
      notes.map(({ file, place, message }) => `${atFile(file, place)}: ${message[locale]}`),
    ofRows: (faults: readonly RowFault[], places: FilesRead['places']) =>
      faults.map(({ table, row, pointer, ...fault }) => {
        const place = places[table]?.[row] ?? `${table} · ${t('row', { row: row + 1 })}`;
        return `${place} ${pointer}: ${faultLine(fault, locale)}`;
      }),
  };
}

/** Asks the shop to try the tables, or to write them. */
function useBring({ bring, stale }: TransferKind) {
  const { ask } = useDesk();
  const client = useQueryClient();
  return async (tables: ImportTables, isTrial: boolean): Promise<ImportReport> => {
    const answer = await bring(ask, tables, isTrial);
    if (!answer.ok) throw new Refusal(answer);
    if (!isTrial) for (const { name } of stale) void client.invalidateQueries({ queryKey: [name] });
    return answer.data;
  };
}

export function useImport(kind: TransferKind, onDone: () => void) {
  const t = useTranslation(transferWords);
  const lines = useLines();
  const { ask } = useDesk();
  const bring = useBring(kind);
  const [trial, setTrial] = useState<Trial>();
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState('');
  const [isPending, setPending] = useState(false);
  const guard = async (places: FilesRead['places'], act: () => Promise<void>) => {
    setFailure('');
    setFaults([]);
    setPending(true);
    try {
      await act();
    } catch (error) {
      setFaults(lines.ofRows(importFaults(error), places));
      setFailure(error instanceof Error ? error.message : String(error));
    }
    setPending(false);
  };
  const check = (files: readonly File[]) =>
    guard({}, async () => {
      setTrial(undefined);
      const read = await readFiles(ask, kind, files);
      if (read === undefined || Object.keys(read.tables).length + read.faults.length === 0)
        return setFailure(t('bad'));
      if (read.faults.length > 0) {
        setFaults(lines.ofFiles(read));
        return setFailure(t('faulty'));
      }
      return guard(read.places, async () => setTrial({ ...read, report: await bring(read.tables, true) }));
    });
  const write = () =>
    guard(trial?.places ?? {}, async () => {
      if (trial === undefined) return;
      await bring(trial.tables, false);
      onDone();
    });
  const report = trial?.report;
  const notes =
    trial === undefined ? [] : [...lines.ofNotes(trial), ...lines.ofRows(trial.report.notes, trial.places)];
  return { check, write, report, notes, faults, failure, isPending };
}
