/** Backups the server makes of itself: started, followed, downloaded, deleted; and how one is restored. */
import { useContext } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import {
  consoleBackupDelete,
  consoleBackupList,
  consoleBackupStart,
  type Backup,
} from '#schemas/api/console/backups.ts';
import { consoleInstallationGet } from '#schemas/api/console/installation.ts';
import { secondsOf } from '#schemas/time.ts';
import { useConsoleMutation, useConsoleQuery } from '#desk/kit/calls/use-console.ts';
import { WhenRead } from '#desk/kit/screens/detail-screen.tsx';
import { Panel, Quiet } from '#desk/kit/screens/panel.tsx';
import { PlainTable } from '#desk/kit/screens/plain-table.tsx';
import { Question } from '#desk/kit/screens/question.tsx';
import { useAct } from '#desk/kit/screens/use-act.ts';
import { useSay } from '#desk/kit/screens/use-say.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toasts.tsx';
import { useEvery } from '#ui/use-every.ts';
import { PageClockContext } from '#ui/use-moment.ts';
import { bytesText } from '#desk/kit/screens/bytes-text.ts';
import { operatorWords } from './words.ts';

const STALE = [consoleBackupList, consoleInstallationGet];
const LOOK_AGAIN_MS = 2_000;
const TONES: Readonly<Record<Backup['state'], BadgeTone>> = {
  waiting: 'neutral',
  running: 'primary',
  done: 'success',
  failed: 'warning',
};

const isUnderWay = ({ state }: Backup) => state === 'waiting' || state === 'running';

function StartBackup() {
  const t = useTranslation(operatorWords);
  const { mutate, isPending } = useConsoleMutation(consoleBackupStart, STALE);
  const start = () =>
    mutate(
      {},
      {
        onSuccess: () => toast(t('backupStarted'), 'success'),
        onError: ({ message, answer }) =>
          toast(answer.code === 'state-conflict' ? t('backupRunning') : message, 'error'),
      },
    );
  return (
    <Button size="s" tone="primary" data-action="backup" busy={isPending} onClick={start}>
      {t('startBackup')}
    </Button>
  );
}

function DeleteBackup({ id }: { id: string }) {
  const t = useTranslation(operatorWords);
  const act = useAct<'open'>();
  const { mutateAsync } = useConsoleMutation(consoleBackupDelete, STALE);
  return (
    <>
      <Button size="s" tone="text" data-action="delete" onClick={() => act.open('open')}>
        {t('delete')}
      </Button>
      {act.target !== undefined && (
        <Question
          title={t('delete')}
          text={t('deleteText')}
          isDanger
          busy={act.busy}
          fault={act.fault}
          onConfirm={() => void act.run(() => mutateAsync({ id }), t('deleted'))}
          onClose={act.close}
        />
      )}
    </>
  );
}

function State({ backup }: { backup: Backup }) {
  const t = useTranslation(operatorWords);
  const { state, percent, reason } = backup;
  return (
    <span data-state={state}>
      <Badge tone={TONES[state]}>{t(`backup_${state}`)}</Badge>
      {state === 'running' && ` ${String(percent)}%`}
      {reason !== '' && ` ${reason}`}
    </span>
  );
}

const HOUR_S = 3600;
const DAY_HOURS = 24;

/** The moment a backup holds, and how long that is ago. */
function Age({ seconds }: { seconds: number }) {
  const t = useTranslation(operatorWords);
  const say = useSay();
  const clock = useContext(PageClockContext);
  if (seconds === 0) return null;
  const hours = Math.max(0, Math.floor((secondsOf(clock.now()) - seconds) / HOUR_S));
  const age =
    hours < DAY_HOURS
      ? t('hoursAgo', { count: hours })
      : t('daysAgo', { count: Math.floor(hours / DAY_HOURS) });
  return (
    <>
      {say.moment(seconds)} ({hours === 0 ? t('justNow') : age})
    </>
  );
}

/** No `download` of its own: a refusal is shown then, and not saved as a backup. */
function FileLink({ backup: { file, state } }: { backup: Backup }) {
  const t = useTranslation(operatorWords);
  if (state !== 'done') return <code>{file}</code>;
  return (
    <>
      <code>{file}</code>{' '}
      <a href={`/backups/${file}`} aria-label={t('downloadOf', { file })} data-action="download">
        {t('download')}
      </a>
    </>
  );
}

export function BackupsPanel() {
  const t = useTranslation(operatorWords);
  const say = useSay();
  const query = useConsoleQuery(consoleBackupList, {});
  const { data, refetch } = query;
  useEvery(data?.items.some(isUnderWay) === true ? LOOK_AGAIN_MS : undefined, () => void refetch());
  return (
    <Panel title={t('backups')} actions={<StartBackup />}>
      <Quiet>{t('backupsHint')}</Quiet>
      <Quiet>
        {t('backupsRestore')} <code>npm run shop -- restore backup.tgz</code>
      </Quiet>
      <WhenRead query={query}>
        {({ items }) => (
          <PlainTable
            label={t('backups')}
            rows={items}
            keyOf={({ id }) => id}
            empty={t('noBackups')}
            columns={[
              // First, so that a phone shows the download without a scroll.
              { id: 'file', label: t('file'), cell: (backup) => <FileLink backup={backup} /> },
              { id: 'state', label: t('state'), cell: (backup) => <State backup={backup} /> },
              { id: 'made', label: t('backupMade'), cell: ({ made_ts: ts }) => <Age seconds={ts} /> },
              {
                id: 'size',
                label: t('size'),
                isNumber: true,
                cell: ({ bytes }) => (bytes === 0 ? '' : bytesText(bytes)),
              },
              { id: 'begun', label: t('begun'), cell: ({ begun_ts: ts }) => say.moment(ts) },
              {
                id: 'acts',
                label: t('acts'),
                cell: (backup) => (isUnderWay(backup) ? '' : <DeleteBackup id={backup.id} />),
              },
            ]}
          />
        )}
      </WhenRead>
    </Panel>
  );
}
