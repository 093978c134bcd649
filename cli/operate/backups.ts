/** `backups list|start|delete`: backups the server makes by itself, in its own data directory (ADR-647). */
import {
  consoleBackupDelete,
  consoleBackupList,
  consoleBackupStart,
  type Backup,
} from '#schemas/api/console/backups.ts';
import { msOf } from '#schemas/time.ts';
import type { Command } from '../command.ts';
import { tellMoment } from '../moment.ts';
import { columns, megabytes } from '../report.ts';
import { ShopError, usageError } from '../shop-error.ts';

const USAGE =
  'npm run shop -- backups list, npm run shop -- backups start, or npm run shop -- backups delete <backup>';

function stateOf({ state, percent, reason }: Backup): string {
  if (state === 'running') return `${state}, ${String(percent)} %`;
  return reason === '' ? state : `${state}: ${reason}`;
}

async function list({ connect, say }: Command): Promise<number> {
  const answer = await (await connect()).ask(consoleBackupList, {});
  const { items = [], last_made_ts: lastTs = 0 } = answer ?? {};
  if (items.length > 0) {
    const rows = items.map((one) => [
      one.id,
      tellMoment(msOf(one.begun_ts)),
      one.bytes === 0 ? '' : megabytes(one.bytes),
      one.state === 'done' ? one.file : '',
      stateOf(one),
    ]);
    say(`${columns([['BACKUP', 'BEGUN', 'SIZE', 'FILE', 'STATE'], ...rows])}\n`);
  }
  say(lastTs === 0 ? 'No backup was made yet.\n' : `The last backup was made ${tellMoment(msOf(lastTs))}.\n`);
  return 0;
}

async function start({ connect, say }: Command): Promise<number> {
  const client = await connect();
  const outcome = await client.attempt(consoleBackupStart, {}, ['state-conflict']);
  if (outcome?.ok !== true)
    throw new ShopError('A backup is being made already. See it with: npm run shop -- backups list');
  say(
    `Backup ${outcome.data.id} is queued; a running server makes it beside its work. See how far it is with: npm run shop -- backups list\n` +
      'It holds phone numbers and hashes of passwords, and lies on the disk of the shop: copy it to another place.\n',
  );
  return 0;
}

const ID = /^\d{8}T\d{6}Z-[0-9a-f]{4}$/;

async function remove({ connect, say }: Command, id: string): Promise<number> {
  const unknown = new ShopError(`There is no backup "${id}". See them with: npm run shop -- backups list`);
  if (!ID.test(id)) throw unknown;
  const outcome = await (await connect()).attempt(consoleBackupDelete, { id }, ['state-conflict']);
  if (outcome === undefined) throw unknown;
  if (!outcome.ok) throw new ShopError(`${id} is being made. Delete it once it is done.`);
  say(`Backup ${id} is deleted.\n`);
  return 0;
}

export function backups(command: Command): Promise<number> {
  const [verb, id = ''] = command.args;
  if (verb === 'list') return list(command);
  if (verb === 'start') return start(command);
  if (verb === 'delete' && id !== '') return remove(command, id);
  throw usageError(USAGE);
}
