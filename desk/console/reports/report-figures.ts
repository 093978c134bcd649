/** The figures of each report: how they are called, said and drawn. */
import { useTranslation } from '#i18n/use-translation.ts';
import type { Searches, Sales, Study } from '#schemas/api/console/reports.ts';
import { yuanOf } from '#schemas/money.ts';
import { useSay } from '#desk/kit/screens/use-say.ts';
import { reportsWords } from './words.ts';

export interface ReportFigure<Row> {
  name: keyof Row & string;
  label: string;
  say: (value: number) => string;
  /** As a table for spreadsheets has it. */
  plain: (value: number) => string;
}

export function useSalesFigures(): ReportFigure<Sales>[] {
  const t = useTranslation(reportsWords);
  const say = useSay();
  return [
    { name: 'amount', label: t('amount'), say: say.money, plain: yuanOf },
    { name: 'orders', label: t('orders'), say: say.count, plain: String },
    { name: 'refunded', label: t('refunded'), say: say.money, plain: yuanOf },
  ];
}

export function useSearchFigures(): ReportFigure<Searches>[] {
  const t = useTranslation(reportsWords);
  const say = useSay();
  return [{ name: 'searches', label: t('missedSearches'), say: say.count, plain: String }];
}

export function useStudyFigures(): ReportFigure<Study>[] {
  const t = useTranslation(reportsWords);
  const say = useSay();
  return [
    { name: 'seconds', label: t('seconds'), say: say.duration, plain: String },
    { name: 'learners', label: t('learners'), say: say.count, plain: String },
    { name: 'finished', label: t('finished'), say: say.count, plain: String },
  ];
}
