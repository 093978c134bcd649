/** Tries an import before it is written: which changes the file makes, or which faults it has. */
import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { consoleGoodsImport } from '#schemas/api/console/goods-tables.ts';
import { consoleGoodsList } from '#schemas/api/console/goods.ts';
import type { GoodsFault, GoodsReport } from '#schemas/goods-table/import-report.ts';
import { isObject } from '#schemas/page/json.ts';
import { Refusal, useConsoleMutation } from '#desk/kit/calls/use-console.ts';
import { goodsWords } from './words.ts';

const isFault = (value: unknown): value is GoodsFault =>
  isObject(value) && typeof value['table'] === 'string' && isObject(value['message']);

function faultsOf(error: unknown): GoodsFault[] {
  const detail = error instanceof Refusal ? error.answer.detail : undefined;
  const errors = isObject(detail) ? detail['errors'] : undefined;
  return Array.isArray(errors) ? errors.filter(isFault) : [];
}

function readTables(text: string): Record<string, unknown> | undefined {
  try {
    const file: unknown = JSON.parse(text);
    const tables = isObject(file) ? (file['tables'] ?? file) : undefined;
    return isObject(tables) && Array.isArray(tables['goods']) ? tables : undefined;
  } catch {
    return undefined;
  }
}

interface Trial {
  tables: Record<string, unknown>;
  report: GoodsReport;
}

export function useImport(onDone: () => void) {
  const t = useTranslation(goodsWords);
  const { mutateAsync, isPending } = useConsoleMutation(consoleGoodsImport, [consoleGoodsList]);
  const [trial, setTrial] = useState<Trial>();
  const [faults, setFaults] = useState<readonly GoodsFault[]>([]);
  const [failure, setFailure] = useState('');
  const guard = async (act: () => Promise<void>) => {
    setFailure('');
    setFaults([]);
    try {
      await act();
    } catch (error) {
      setFaults(faultsOf(error));
      setFailure(error instanceof Error ? error.message : String(error));
    }
  };
  const check = (file: File) =>
    guard(async () => {
      setTrial(undefined);
      const tables = readTables(await file.text());
      if (tables === undefined) return setFailure(t('importBad'));
      return setTrial({ tables, report: await mutateAsync({ tables, is_trial: true }) });
    });
  const write = () =>
    guard(async () => {
      if (trial === undefined) return;
      await mutateAsync({ tables: trial.tables });
      onDone();
    });
  return { check, write, report: trial?.report, faults, failure, isPending };
}
