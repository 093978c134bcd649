/** Jobs of the installation that failed: listed, tried once more, let go. Each command answers the exit code. */
import type { Command } from './command.ts';
import { columns } from './report.ts';
import { ShopError, type FailedJob, type ShopBackend } from './shop-backend.ts';

/** When it failed for good, or when it is tried again by itself. */
function whenOf({ failed_at: failedAt, run_at: runAt }: FailedJob): string {
  return failedAt === null
    ? `tried again ${new Date(runAt).toISOString()}`
    : `failed ${new Date(failedAt).toISOString()}`;
}

export async function jobs({ door, say }: Command): Promise<number> {
  const found = await (await door()).failedJobs();
  if (found.length === 0) {
    say('No job has failed.\n');
    return 0;
  }
  const rows = found.map((job) => [
    String(job.id),
    job.kind,
    String(job.tries),
    whenOf(job),
    job.error ?? '',
  ]);
  say(`${columns([['JOB', 'NAME', 'TRIES', 'WHEN', 'ERROR'], ...rows])}\n`);
  return 0;
}

async function decide({ args: [id = ''] }: Command, how: (id: number) => Promise<boolean>): Promise<void> {
  if (/^[1-9]\d{0,14}$/.test(id) && (await how(Number(id)))) return;
  throw new ShopError(`No job "${id}" waits for a decision. See them with: npm run shop -- jobs`);
}

export async function retryJob(command: Command): Promise<number> {
  const door: ShopBackend = await command.door();
  await decide(command, (id) => door.retryJob(id));
  command.say(`Job ${command.args[0] ?? ''} is tried again from now on, ${door.way}.\n`);
  return 0;
}

export async function discardJob(command: Command): Promise<number> {
  const door: ShopBackend = await command.door();
  await decide(command, (id) => door.discardJob(id));
  command.say(`Job ${command.args[0] ?? ''} is let go; what waited behind it goes on.\n`);
  return 0;
}
