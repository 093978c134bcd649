/** How the installation is, for who runs it (R58). */
import { statfs } from 'node:fs/promises';
import { consoleInstallationGet } from '#schemas/api/console/installation.ts';
import { msOf, secondsOf } from '#schemas/time.ts';
import { readLastBackup } from '#server/kernel/backup/backup-note.ts';
import { handleConsole } from '#server/kernel/http/console-handler.ts';
import { ok } from '#server/kernel/http/define-handler.ts';

/** Room of the disk; zeros where it is not known. */
async function diskOf(dataDir: string | undefined) {
  try {
    if (dataDir === undefined) return { free: 0, total: 0 };
    const { bavail, blocks, bsize } = await statfs(dataDir);
    return { free: bavail * bsize, total: blocks * bsize };
  } catch {
    return { free: 0, total: 0 };
  }
}

export const installationCalls = [
  handleConsole(consoleInstallationGet, async ({ deps }) => {
    const { injections, config, clock, stores } = deps;
    const { dataDir } = injections;
    const { installation } = stores;
    const [database, files, jobs, disk, shops, lastBackup = 0] = await Promise.all([
      installation.database(),
      installation.files(),
      installation.jobs(),
      diskOf(dataDir),
      deps.shop.list(),
      dataDir === undefined ? undefined : readLastBackup(dataDir),
    ]);
    return ok({
      build: config.build,
      node: process.versions.node,
      started_ts: secondsOf(clock.now() - msOf(process.uptime())),
      shops: shops.length,
      database,
      disk,
      files,
      jobs,
      last_backup_ts: secondsOf(lastBackup),
    });
  }),
];
