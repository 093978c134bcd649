/** What doctor finds without a database: Node, disk, addresses, Redis, backups. */
import { readFileSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { isOnlyHere } from '#server/kernel/config/config.ts';
import { makeDataDir } from '#server/kernel/config/data-dir.ts';
import { probeDisk } from '#server/kernel/files/probe-disk.ts';
import { connectRedis } from '#server/kernel/redis/client.ts';
import { BACKUP_NOTE } from '#server/kernel/backup/backup-note.ts';
import type { Config } from '#server/start/config.ts';
import { plainFault } from '#server/start/plain-fault.ts';
import { fail, ok, warn, type Finding } from './finding.ts';

const MB = 1_000_000;
const LITTLE_ROOM = 1_000 * MB;
const NO_ROOM = 100 * MB;
const DAY_MS = 24 * 3_600_000;
const OLD_DAYS = 7;
const REDIS_MS = 3_000;

export function lookAtNode(): Finding {
  const { node } = process.versions;
  const [major = 0, minor = 0] = node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    return fail('Node', `This is ${node}.`, 'install Node 20.19 or newer (24 is what the image runs).');
  return ok('Node', `${node}.`);
}

export async function lookAtDisk({ dataDir }: Config): Promise<Finding> {
  try {
    makeDataDir(dataDir);
    await probeDisk(dataDir);
  } catch (error) {
    return fail('Disk', plainFault(error), 'make room, or name another folder as DATA_DIR.');
  }
  const { bavail, bsize } = statfsSync(dataDir);
  const free = bavail * bsize;
  const says = `${dataDir} takes what is written to it; ${(free / MB).toFixed(0)} MB are free.`;
  if (free < NO_ROOM) return fail('Disk', says, 'make room: uploads and the database stop when it is full.');
  return free < LITTLE_ROOM
    ? warn('Disk', says, 'make room soon; a backup needs some, too.')
    : ok('Disk', says);
}

export function lookAtAddress(config: Config): Finding {
  const { publicUrl, trustProxy, host, demo } = config;
  if (isOnlyHere(config))
    return demo
      ? ok('Address', 'This machine alone reaches the shops of the demo.')
      : ok(
          'Address',
          'This machine alone reaches the shop: others need PUBLIC_URL and a proxy with a certificate.',
        );
  if (publicUrl === undefined)
    return warn(
      'Address',
      `Others reach it (HOST ${host}, TRUST_PROXY), but PUBLIC_URL is not set.`,
      'set PUBLIC_URL to the https address people type: links and cookies are made for it.',
    );
  if (!publicUrl.startsWith('https:'))
    return warn(
      'Address',
      `${publicUrl} is not https: nobody can log in there.`,
      'put a proxy with a certificate in front.',
    );
  if (trustProxy === false)
    return warn(
      'Address',
      `${publicUrl} is https, but no proxy is trusted: every visitor looks like the proxy, and limits count them as one.`,
      'set TRUST_PROXY to the number of proxies in front, usually 1.',
    );
  return ok('Address', `${publicUrl}, behind a trusted proxy.`);
}

export async function lookAtRedis({ redisUrl }: Config): Promise<Finding[]> {
  if (redisUrl === undefined) return [];
  const redis = connectRedis(redisUrl);
  try {
    if (redis.status !== 'ready')
      await new Promise((resolve, reject) => {
        redis.once('ready', resolve).once('error', reject);
        AbortSignal.timeout(REDIS_MS).addEventListener('abort', () => reject(new Error('no answer')));
      });
    await redis.ping();
    return [ok('Redis', 'It answers.')];
  } catch (error) {
    const says = `It does not answer (${plainFault(error)}): nodes go on alone, caches and limits are not shared.`;
    return [warn('Redis', says, 'start it, or correct REDIS_URL.')];
  } finally {
    redis.disconnect();
  }
}

export function lookAtBackups({ dataDir }: Config, now: number): Finding {
  const mend = 'npm run shop -- backup <file>, every night, to another machine.';
  let at = Number.NaN;
  try {
    const note: unknown = JSON.parse(readFileSync(join(dataDir, BACKUP_NOTE), 'utf8'));
    if (typeof note === 'object' && note !== null && 'at' in note) at = Date.parse(String(note.at));
  } catch {
    // None was made with this data directory.
  }
  if (Number.isNaN(at)) return warn('Backup', 'None was made by this command yet.', mend);
  const days = Math.floor((now - at) / DAY_MS);
  const says = `The last one is ${String(days)} days old.`;
  return days > OLD_DAYS ? warn('Backup', says, mend) : ok('Backup', says);
}
