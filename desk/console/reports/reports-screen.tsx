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
import { DateInput } from '#ui/date-input.tsx';
import { isDay } from '#ui/day.ts';
import { Tabs } from '#ui/tabs.tsx';
import { useSalesFigures, useStudyFigures } from './report-figures.ts';
import { dayBefore, readSpan, secondsOfSpan, type ReportSpan } from './report-span.ts';
import { ReportView } from './report-view.tsx';
import styles from './reports.module.css';
import { reportsWords } from './words.ts';

const FAULT_ID = 'report-fault';

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

type SpanControl = ReturnType<typeof useSpan>;

interface DayProps extends SpanControl {
  /** Which end of the span. */
  name: Exclude<keyof ReportSpan, 'report' | 'by'>;
}

function Day({ name, span, change, now }: DayProps) {
  const t = useTranslation(reportsWords);
  const today = dayBefore(now, 0);
  // What is no day yet stays in the field; the address has whole days.
  const [draft, setDraft] = useState({ text: '', before: '' });
  const isDraft = draft.before === span[name];
  const isWrong = secondsOfSpan(span) === undefined;
  const id = `report-${name}`;
  return (
    <div className={styles.day}>
      <label htmlFor={id}>{t(name)}</label>
      <DateInput
        id={id}
        name={name}
        today={today}
        max={today}
        value={isDraft ? draft.text : span[name]}
        onChange={(text) => {
          setDraft({ text, before: isDay(text) ? '' : span[name] });
          if (isDay(text)) change({ [name]: text });
        }}
        isWrong={isWrong || isDraft}
        describedBy={isWrong ? FAULT_ID : undefined}
      />
    </div>
  );
}

function Days(control: SpanControl) {
  const t = useTranslation(reportsWords);
  const { change, now } = control;
  const last = (count: number) => change({ from: dayBefore(now, count - 1), to: dayBefore(now, 0) });
  return (
    <div className={styles.days}>
      <Day {...control} name="from" />
      <Day {...control} name="to" />
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
      {seconds === undefined ? (
        <p role="alert" id={FAULT_ID}>
          {t('badDays')}
        </p>
      ) : (
        <Report span={span} seconds={seconds} />
      )}
    </div>
  );
}
