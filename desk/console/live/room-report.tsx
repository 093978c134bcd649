/** What a live room came to: figures, viewers by the minute as a chart, and the whole as a table to save. */
import { useTranslation } from '#i18n/use-translation.ts';
import { consoleLiveReportExport, consoleReportLive } from '#schemas/api/console/live.ts';
import { useConsoleMutation, useConsoleQuery } from '#desk/kit/calls/use-console.ts';
import { saveFile } from '#desk/kit/lists/save-file.ts';
import { BarChart } from '#desk/kit/screens/bar-chart.tsx';
import { WhenRead } from '#desk/kit/screens/detail-screen.tsx';
import { Figure, Figures, Panel } from '#desk/kit/screens/panel.tsx';
import { useSay } from '#desk/kit/screens/use-say.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toasts.tsx';
import { liveWords } from './words.ts';

export function RoomReport({ id }: { id: string }) {
  const t = useTranslation(liveWords);
  const say = useSay();
  const query = useConsoleQuery(consoleReportLive, { alive_id: id });
  const { mutate, isPending } = useConsoleMutation(consoleLiveReportExport);
  const save = () =>
    mutate(
      { alive_id: id },
      {
        onSuccess: ({ csv }) => saveFile(`live-${id}.csv`, 'text/csv', csv),
        onError: ({ message }) => toast(message, 'error'),
      },
    );
  return (
    <Panel
      title={t('report')}
      actions={
        <Button size="s" data-action="export" busy={isPending} onClick={save}>
          {t('exportReport')}
        </Button>
      }
    >
      <WhenRead query={query}>
        {(report) => (
          <>
            <Figures>
              <Figure label={t('members')} value={say.count(report.members)} />
              <Figure label={t('watched')} value={say.duration(report.watched_seconds)} />
              <Figure label={t('messages')} value={say.count(report.messages)} />
            </Figures>
            <BarChart
              label={t('viewers')}
              points={report.viewers.map(({ ts, count }) => ({
                label: say.moment(ts),
                value: count,
                text: say.count(count),
              }))}
            />
          </>
        )}
      </WhenRead>
    </Panel>
  );
}
