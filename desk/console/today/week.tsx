/** The week's money and study, day by day: the figures of the reports, drawn small. */
import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { formatDayText } from '#i18n/format-day.ts';
import { consoleReportSales, consoleReportStudy } from '#schemas/api/console/reports.ts';
import { systemClock } from '#platform/clock.ts';
import { useConsoleQuery } from '#desk/kit/calls/use-console.ts';
import { BarChart } from '#desk/kit/screens/bar-chart.tsx';
import { WhenRead } from '#desk/kit/screens/detail-screen.tsx';
import { Columns, Figure, Figures, Panel } from '#desk/kit/screens/panel.tsx';
import { useSay } from '#desk/kit/screens/use-say.ts';
import { CONSOLE } from '../addresses.ts';
import { NavButton } from '../nav-button.tsx';
import { readSpan, secondsOfSpan } from '../reports/report-span.ts';
import { todayWords } from './words.ts';

/** The last seven days, as the reports have them where nothing was chosen. */
function useWeek() {
  const [seconds] = useState(() => secondsOfSpan(readSpan(new URLSearchParams(), systemClock.now())));
  return { ...(seconds ?? { from: 0, to: 0 }), by: 'day' as const };
}

function WeekSales() {
  const t = useTranslation(todayWords);
  const say = useSay();
  const query = useConsoleQuery(consoleReportSales, useWeek());
  return (
    <Panel title={t('weekSales')} actions={<NavButton to={CONSOLE.reports}>{t('toReport')}</NavButton>}>
      <WhenRead query={query}>
        {({ rows, total }) => (
          <>
            <Figures>
              <Figure name="weekSales" label={t('week')} value={say.money(total.amount)} />
            </Figures>
            <BarChart
              label={t('weekSales')}
              points={rows.map(({ key, amount }) => ({
                label: formatDayText(key, say.locale),
                value: amount,
                text: say.money(amount),
              }))}
            />
          </>
        )}
      </WhenRead>
    </Panel>
  );
}

function WeekStudy() {
  const t = useTranslation(todayWords);
  const { locale, duration } = useSay();
  const query = useConsoleQuery(consoleReportStudy, useWeek());
  return (
    <Panel
      title={t('weekStudy')}
      actions={<NavButton to={`${CONSOLE.reports}?report=study`}>{t('toReport')}</NavButton>}
    >
      <WhenRead query={query}>
        {({ rows, total }) => (
          <>
            <Figures>
              <Figure name="weekStudy" label={t('week')} value={duration(total.seconds)} />
            </Figures>
            <BarChart
              label={t('weekStudy')}
              points={rows.map(({ key, seconds }) => ({
                label: formatDayText(key, locale),
                value: seconds,
                text: duration(seconds),
              }))}
            />
          </>
        )}
      </WhenRead>
    </Panel>
  );
}

export function Week() {
  return (
    <Columns>
      <WeekSales />
      <WeekStudy />
    </Columns>
  );
}
