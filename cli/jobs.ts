/** Jobs of the installation that failed: listed, tried once more, let go. Each command answers the exit code. */
import { consoleJobsDiscard, consoleJobsList, consoleJobsRetry } from '#schemas/api/console/jobs.ts';
import type { Command } from './command.ts';
import { columns } from './report.ts';
import type { Client } from './client/client.ts';
import { ShopError } from './shop-error.ts';

/** When it failed for good, or when it is tried again by itself. */
function whenOf({
  failed_at: failedAt,
  run_at: runAt,
}: {
  failed_at: number | null;
  run_at: number;
}): string {
  return failedAt === null
    ? `tried again ${new Date(runAt).toISOString()}`
    : `failed ${new Date(failedAt).toISOString()}`;
}

export async function jobs({ connect, say }: Command): Promise<number> {
  const failures = (await (await connect()).ask(consoleJobsList, {}))?.items ?? [];
  if (failures.length === 0) {
    say('No job has failed.\n');
    return 0;
  }
  const rows = failures.map((job) => [
    String(job.id),
    job.kind,
    String(job.tries),
    whenOf(job),
    job.error ?? '',
  ]);
  say(`${columns([['JOB', 'NAME', 'TRIES', 'WHEN', 'ERROR'], ...rows])}\n`);
  return 0;
}

async function decide(
  { args: [id = ''] }: Command,
  client: Client,
  call: typeof consoleJobsRetry,
): Promise<void> {
  const isDone = /^[1-9]\d{0,14}$/.test(id) && (await client.ask(call, { id: Number(id) })) !== undefined;
  if (isDone) return;
  throw new ShopError(`No job "${id}" waits for a decision. See them with: npm run shop -- jobs`);
}

export async function retryJob(command: Command): Promise<number> {
  const client = await command.connect();
  await decide(command, client, consoleJobsRetry);
  command.say(`Job ${command.args[0] ?? ''} is tried again from now on, ${client.way}.\n`);
  return 0;
}

export async function discardJob(command: Command): Promise<number> {
  await decide(command, await command.connect(), consoleJobsDiscard);
  command.say(`Job ${command.args[0] ?? ''} is let go; what waited behind it goes on.\n`);
  return 0;
}
