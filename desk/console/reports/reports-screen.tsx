/** Reports of the shop: what was sold and what was studied, by day or by course; the address holds what is asked for. */
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '#i18n/use-translation.ts';
import { consoleReportSales, consoleReportStudy } from '#schemas/api/console/reports.ts';
import { systemClock } from '#platform/clock.ts';
import { useConsoleQuery } from '#desk/kit/calls/use-console.ts';
import { WhenRead } from '#desk/kit/screens/detail-screen.tsx';
import { ScreenHead } from '#desk/kit/screens/screen-head.tsx';
import { Button } from '#ui/button.tsx';
import { DateField } from '#ui/date-field.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { useSalesFigures, useStudyFigures } from './report-figures.ts';
import { dayBefore, readSpan, secondsOfSpan, type ReportSpan } from './report-span.ts';
import { ReportView } from './report-view.tsx';
import styles from './reports.module.css';
import { reportsWords } from './words.ts';

interface PartProps {
  span: ReportSpan;
  seconds: { from: number; to: number };
}

function SalesReport({ span, seconds }: PartProps) {
  const figures = useSalesFigures();
  const query = useConsoleQuery(consoleReportSales, { ...seconds, by: span.by });
  return (
    <WhenRead query={query}>
      {({ rows, total }) => <ReportView span={span} rows={rows} total={total} figures={figures} />}
    </WhenRead>
  );
}

function StudyReport({ span, seconds }: PartProps) {
  const figures = useStudyFigures();
  const query = useConsoleQuery(consoleReportStudy, { ...seconds, by: span.by });
  return (
    <WhenRead query={query}>
      {({ rows, total }) => <ReportView span={span} rows={rows} total={total} figures={figures} />}
    </WhenRead>
  );
}

function useSpan() {
  const [params, setParams] = useSearchParams();
  const [now] = useState(() => systemClock.now());
  const span = readSpan(params, now);
  const change = (part: Partial<ReportSpan>) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      for (const [name, value] of Object.entries({ ...span, ...part })) next.set(name, value);
      return next;
    });
  return { span, change, now };
}

function Days({ span, change, now }: ReturnType<typeof useSpan>) {
  const t = useTranslation(reportsWords);
  const today = dayBefore(now, 0);
  const days = { today, max: today };
  const last = (count: number) => change({ from: dayBefore(now, count - 1), to: today });
  return (
    <div className={styles.days}>
      <DateField
        {...days}
        id="report-from"
        name="from"
        label={t('start')}
        value={span.from}
        onChange={(day) => change({ from: day })}
      />
      <DateField
        {...days}
        id="report-to"
        name="to"
        label={t('end')}
        value={span.to}
        onChange={(day) => change({ to: day })}
      />
      <Button onClick={() => last(7)}>{t('last7')}</Button>
      <Button onClick={() => last(30)}>{t('last30')}</Button>
    </div>
  );
}

export function ReportsScreen() {
  const t = useTranslation(reportsWords);
  const control = useSpan();
  const { span, change } = control;
  const seconds = secondsOfSpan(span);
  const Report = span.report === 'sales' ? SalesReport : StudyReport;
  return (
    <div className={styles.screen}>
      <ScreenHead title={t('reports')} />
      <Tabs
        label={t('subject')}
        value={span.report}
        onChange={(id) => change({ report: id === 'study' ? 'study' : 'sales' })}
        tabs={(['sales', 'study'] as const).map((id) => ({ id, label: t(id) }))}
      />
      <div className={styles.bar}>
        <Tabs
          label={t('by')}
          look="pill"
          value={span.by}
          onChange={(id) => change({ by: id === 'goods' ? 'goods' : 'day' })}
          tabs={(['day', 'goods'] as const).map((id) => ({ id, label: t(id) }))}
        />
        <Days {...control} />
      </div>
      {seconds === undefined ? <p role="alert">{t('badDays')}</p> : <Report span={span} seconds={seconds} />}
    </div>
  );
}
