/** Reports of the shop: what was sold and what was studied, by day or by course; the address holds what is asked for. */
import { useState, type ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '#i18n/use-translation.ts';
import {
  consoleReportSales,
  consoleReportSearches,
  consoleReportStudy,
} from '#schemas/api/console/reports.ts';
import { systemClock } from '#platform/clock.ts';
import { useConsoleQuery } from '#desk/kit/calls/use-console.ts';
import { WhenRead } from '#desk/kit/screens/detail-screen.tsx';
import { ScreenHead } from '#desk/kit/screens/screen-head.tsx';
import { Button } from '#ui/button.tsx';
import { DateInput } from '#ui/date-input.tsx';
import { isDay } from '#ui/day.ts';
import { Tabs } from '#ui/tabs.tsx';
import { HoursFiles } from './hours-files.tsx';
import { LiveReports } from './live-report.tsx';
import { useSalesFigures, useSearchFigures, useStudyFigures } from './report-figures.ts';
import {
  dayBefore,
  readSpan,
  REPORT_BY,
  REPORT_NAMES,
  secondsOfSpan,
  type ReportName,
  type ReportSpan,
} from './report-span.ts';
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
  const query = useConsoleQuery(consoleReportSales, { ...seconds, by: byOf(span) });
  return (
    <WhenRead query={query}>
      {({ rows, total }) => <ReportView span={span} rows={rows} total={total} figures={figures} />}
    </WhenRead>
  );
}

function StudyReport({ span, seconds }: PartProps) {
  const figures = useStudyFigures();
  const query = useConsoleQuery(consoleReportStudy, { ...seconds, by: byOf(span) });
  return (
    <WhenRead query={query}>
      {({ rows, total }) => <ReportView span={span} rows={rows} total={total} figures={figures} />}
    </WhenRead>
  );
}

function SearchReport({ span, seconds }: PartProps) {
  const figures = useSearchFigures();
  const by = span.by === 'day' ? 'day' : 'words';
  const query = useConsoleQuery(consoleReportSearches, { ...seconds, by });
  return (
    <WhenRead query={query}>
      {({ rows, total }) => <ReportView span={span} rows={rows} total={total} figures={figures} />}
    </WhenRead>
  );
}

/** Sales and study are counted by days or by goods. */
const byOf = ({ by }: ReportSpan) => (by === 'goods' ? 'goods' : 'day');

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

/** What is counted by days; reports of live rooms are by room. */
const REPORTS: Readonly<Record<Exclude<ReportName, 'live'>, ComponentType<PartProps>>> = {
  sales: SalesReport,
  study: StudyReport,
  hours: (props) => (
    <>
      <StudyReport {...props} />
      <HoursFiles span={props.span} />
    </>
  ),
  searches: SearchReport,
};

function DaysReport(control: SpanControl) {
  const t = useTranslation(reportsWords);
  const { span, change } = control;
  const seconds = secondsOfSpan(span);
  const ways = REPORT_BY[span.report];
  const Report = span.report === 'live' ? undefined : REPORTS[span.report];
  return (
    <>
      <div className={styles.bar}>
        {ways.length > 1 && (
          <Tabs
            label={t('by')}
            look="pill"
            value={span.by}
            onChange={(id) => change({ by: ways.find((one) => one === id) ?? 'day' })}
            tabs={ways.map((id) => ({ id, label: t(id) }))}
          />
        )}
        <Days {...control} />
      </div>
      {seconds === undefined ? (
        <p role="alert" id={FAULT_ID}>
          {t('badDays')}
        </p>
      ) : (
        Report !== undefined && <Report span={span} seconds={seconds} />
      )}
    </>
  );
}

export function ReportsScreen() {
  const t = useTranslation(reportsWords);
  const control = useSpan();
  const { span, change } = control;
  const choose = (id: string) => {
    const report = REPORT_NAMES.find((one) => one === id) ?? 'sales';
    change({ report, by: REPORT_BY[report][0] ?? 'day' });
  };
  return (
    <div className={styles.screen}>
      <ScreenHead title={t('reports')} />
      <Tabs
        label={t('subject')}
        value={span.report}
        onChange={choose}
        tabs={REPORT_NAMES.map((id) => ({ id, label: t(id) }))}
      />
      {span.report === 'live' ? <LiveReports /> : <DaysReport {...control} />}
    </div>
  );
}
