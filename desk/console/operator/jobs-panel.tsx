/** Jobs whose newest try failed: why, tried again now, or discarded. */
import { useTranslation } from '#i18n/use-translation.ts';
import { consoleInstallationGet } from '#schemas/api/console/installation.ts';
import { consoleJobsDiscard, consoleJobsList, consoleJobsRetry } from '#schemas/api/console/jobs.ts';
import { consoleTodayGet } from '#schemas/api/console/today.ts';
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import { secondsOf } from '#schemas/time.ts';
import { useConsoleMutation, useConsoleQuery } from '#desk/kit/calls/use-console.ts';
import { WhenRead } from '#desk/kit/screens/detail-screen.tsx';
import { Acts, Panel, Quiet } from '#desk/kit/screens/panel.tsx';
import { PlainTable } from '#desk/kit/screens/plain-table.tsx';
import { Question } from '#desk/kit/screens/question.tsx';
import { useAct } from '#desk/kit/screens/use-act.ts';
import { useSay } from '#desk/kit/screens/use-say.ts';
import { Button } from '#ui/button.tsx';
import { operatorWords } from './words.ts';

type FailedJob = DataOf<typeof consoleJobsList>['items'][number];

const STALE = [consoleJobsList, consoleInstallationGet, consoleTodayGet];

function JobActs({ job: { id, failed_at: failedAt } }: { job: FailedJob }) {
  const t = useTranslation(operatorWords);
  const act = useAct<'retry' | 'discard'>();
  const retry = useConsoleMutation(consoleJobsRetry, STALE);
  const discard = useConsoleMutation(consoleJobsDiscard, STALE);
  const { target } = act;
  const run = () => (target === 'retry' ? retry : discard).mutateAsync({ id });
  return (
    <>
      <Acts>
        <Button size="s" data-action="retry" onClick={() => act.open('retry')}>
          {t('retry')}
        </Button>
        {failedAt !== null && (
          <Button size="s" tone="text" data-action="discard" onClick={() => act.open('discard')}>
            {t('discard')}
          </Button>
        )}
      </Acts>
      {target !== undefined && (
        <Question
          title={t(target)}
          text={t(target === 'retry' ? 'retryText' : 'discardText')}
          isDanger={target === 'discard'}
          busy={act.busy}
          fault={act.fault}
          onConfirm={() => void act.run(run, t(target === 'retry' ? 'retried' : 'discarded'))}
          onClose={act.close}
        />
      )}
    </>
  );
}

export function JobsPanel() {
  const t = useTranslation(operatorWords);
  const say = useSay();
  const query = useConsoleQuery(consoleJobsList, {});
  return (
    <Panel title={t('jobs')}>
      <Quiet>{t('jobsHint')}</Quiet>
      <WhenRead query={query}>
        {({ items }) => (
          <PlainTable
            label={t('jobs')}
            rows={items}
            keyOf={({ id }) => String(id)}
            empty={t('noJobs')}
            columns={[
              { id: 'kind', label: t('job'), cell: ({ kind }) => kind },
              { id: 'error', label: t('reason'), cell: ({ error }) => error ?? '' },
              { id: 'tries', label: t('tries'), isNumber: true, cell: ({ tries }) => say.count(tries) },
              {
                id: 'when',
                label: t('when'),
                cell: ({ failed_at: failedAt, run_at: runAt }) =>
                  failedAt === null
                    ? t('again', { time: say.moment(secondsOf(runAt)) })
                    : t('failedAt', { time: say.moment(secondsOf(failedAt)) }),
              },
              { id: 'acts', label: t('acts'), cell: (job) => <JobActs job={job} /> },
            ]}
          />
        )}
      </WhenRead>
    </Panel>
  );
}
