/** Exams and banks of questions as tables: how they are imported and exported. */
import { useTranslation } from '#i18n/use-translation.ts';
import {
  consoleExamsExport,
  consoleExamsGet,
  consoleExamsImport,
  consoleExamsList,
  consoleExamsSheetsRead,
  consoleExamsWorkbookGet,
} from '#schemas/api/console/exams.ts';
import { consoleQuizzesGet } from '#schemas/api/console/quizzes.ts';
import type { TransferKind } from '#desk/kit/transfer/transfer-kind.ts';
import { examWords } from './words.ts';

export function useExamTransfer(): TransferKind {
  const t = useTranslation(examWords);
  return {
    name: 'exams',
    title: t('importTitle'),
    hint: t('importHint'),
    sheets: consoleExamsSheetsRead,
    workbook: consoleExamsWorkbookGet,
    bring: (ask, tables, isTrial) => ask(consoleExamsImport, { tables, is_trial: isTrial }),
    stale: [consoleExamsList, consoleExamsGet, consoleExamsExport, consoleQuizzesGet],
  };
}
