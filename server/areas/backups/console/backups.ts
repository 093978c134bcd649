/** Backups of the installation, for its operator: listed, begun, deleted (R58). */
import { consoleBackupDelete, consoleBackupList, consoleBackupStart } from '#schemas/api/console/backups.ts';
import { secondsOf } from '#schemas/time.ts';
import { okChanged, handleConsole } from '#server/kernel/http/console-handler.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';

export const backupCalls = [
  handleConsole(consoleBackupList, async ({ deps: { backups } }) => {
    const { backups: items, lastMadeAt = 0 } = await backups.list();
    return ok({ items, last_made_ts: secondsOf(lastMadeAt) });
  }),
  handleConsole(consoleBackupStart, async ({ deps: { backups } }) => {
    const backup = await backups.begin();
    if (backup === undefined) return fail('state-conflict');
    return okChanged(backup, {
      subject: `backup ${backup.id}`,
      before: null,
      after: { state: backup.state },
    });
  }),
  handleConsole(consoleBackupDelete, async ({ input: { id }, deps: { backups } }) => {
    const outcome = await backups.remove(id);
    if (outcome === 'unknown') return fail('not-found');
    if (outcome === 'running') return fail('state-conflict');
    return okChanged({}, { subject: `backup ${id}`, before: { state: 'made' }, after: null });
  }),
];
