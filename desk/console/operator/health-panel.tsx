/** How the installation is: version, database, disk, and what each shop keeps in files. */
import { useTranslation } from '#i18n/use-translation.ts';
import { consoleInstallationGet } from '#schemas/api/console/installation.ts';
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import { useConsoleQuery } from '#desk/kit/calls/use-console.ts';
import { WhenRead } from '#desk/kit/screens/detail-screen.tsx';
import { Facts, Figure, Figures, Panel } from '#desk/kit/screens/panel.tsx';
import { PlainTable } from '#desk/kit/screens/plain-table.tsx';
import { useSay } from '#desk/kit/screens/use-say.ts';
import { bytesText } from '#desk/kit/screens/bytes-text.ts';
import styles from './operator.module.css';
import { operatorWords } from './words.ts';

type Installation = DataOf<typeof consoleInstallationGet>;

/** Less room than this, and a backup may not fit. */
const LITTLE_SHARE = 0.1;

function Health({ data }: { data: Installation }) {
  const t = useTranslation(operatorWords);
  const say = useSay();
  const { database, disk, jobs, files } = data;
  const fileBytes = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const isTight = disk.total > 0 && disk.free / disk.total < LITTLE_SHARE;
  const lastBackup = say.moment(data.last_backup_ts);
  return (
    <>
      <Panel title={t('health')}>
        <Figures>
          <Figure
            name="jobsFailed"
            label={t('jobsFailed')}
            value={say.count(jobs.failed)}
            isUrgent={jobs.failed > 0}
          />
          <Figure name="jobsWaiting" label={t('jobsWaiting')} value={say.count(jobs.waiting)} />
          <Figure
            name="disk"
            label={t('diskFree')}
            value={disk.total === 0 ? t('unknown') : bytesText(disk.free)}
            hint={disk.total === 0 ? undefined : t('ofTotal', { total: bytesText(disk.total) })}
            isUrgent={isTight}
          />
          <Figure name="database" label={t('databaseSize')} value={bytesText(database.bytes)} />
          <Figure name="files" label={t('filesSize')} value={bytesText(fileBytes)} />
          <Figure
            name="backup"
            label={t('lastBackup')}
            value={lastBackup === '' ? t('never') : lastBackup}
            isUrgent={lastBackup === ''}
          />
        </Figures>
        <div className={styles.acts}>
          <Facts
            facts={[
              { label: t('version'), value: data.build },
              { label: t('started'), value: say.moment(data.started_ts) },
              { label: t('database'), value: t(database.kind, { version: String(database.version) }) },
              { label: t('node'), value: data.node },
              { label: t('shops'), value: say.count(data.shops) },
            ]}
          />
        </div>
      </Panel>
      <Panel title={t('storage')}>
        <PlainTable
          label={t('storage')}
          rows={files}
          keyOf={({ label }) => label}
          empty={t('noFiles')}
          columns={[
            { id: 'shop', label: t('shop'), cell: ({ label }) => label },
            { id: 'files', label: t('files'), isNumber: true, cell: (row) => say.count(row.files) },
            { id: 'bytes', label: t('size'), isNumber: true, cell: ({ bytes }) => bytesText(bytes) },
          ]}
        />
      </Panel>
    </>
  );
}

export function HealthPanel() {
  const query = useConsoleQuery(consoleInstallationGet, {});
  return <WhenRead query={query}>{(data) => <Health data={data} />}</WhenRead>;
}
