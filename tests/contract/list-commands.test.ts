/** `npm run shop -- media files`, `exams list` and `backups`: what a shop keeps, and backups its server makes (ADR-646, ADR-647). */
import { afterAll, expect, it } from 'vitest';
import type { Run } from '#cli/command-table.ts';
import { exams } from '#cli/exams/exams.ts';
import { media } from '#cli/media.ts';
import { backups } from '#cli/operate/backups.ts';
import { NO_REMOTE, PLAIN_FLAGS } from '../support/shop-flags.ts';
import { makeTempDir, removeTempDir } from '../support/temp-dir.ts';
import { withApp } from './app.ts';
import { injectedClient } from './injected-client.ts';

const dataDir = makeTempDir('backups');
afterAll(() => removeTempDir(dataDir));
// Jobs are left to a server that runs: nobody takes the snapshot here.
const takeSnapshot = () => Promise.reject(new Error('nobody runs jobs'));
const test = withApp({ labels: ['knowledge'], deps: () => ({ leavesJobs: true, dataDir, takeSnapshot }) });

async function run(command: Run, args: string[], shop = 'knowledge'): Promise<string> {
  let output = '';
  const exit = await command({
    connect: () => Promise.resolve(injectedClient(test())),
    say: (text) => (output += text),
    sayFault: (text) => (output += text),
    shop,
    dir: '',
    args,
    flags: PLAIN_FLAGS,
    remote: NO_REMOTE,
  });
  expect(exit).toBe(0);
  return output;
}

it('ADR-646: media files lists what a shop keeps, found by words too, and says where it is used', async () => {
  const all = await run(media, ['files']);
  expect(all).toMatch(/ADDED .*KIND .*SIZE .*ADDRESS .*USED IN .*FILE/);
  expect(all.split('\n').length).toBeGreaterThan(3);
  expect(await run(media, ['files', 'no', 'such'])).toBe('knowledge has no files named "no such".\n');
  await expect(run(media, ['files'], 'nowhere')).rejects.toThrow('nowhere');
  await expect(run(media, ['film'])).rejects.toThrow('media files <shop> [words]');
});

it('D138: exams list has every exam with its questions and attempts', async () => {
  const output = await run(exams, ['list']);
  expect(output).toMatch(/EXAM .*MODE .*STATE .*QUESTIONS .*ATTEMPTS .*TO REVIEW .*TITLE/);
  expect(output).toMatch(/demo_exam +exam +published/);
  await expect(run(exams, ['list'], 'nowhere')).rejects.toThrow('nowhere');
});

it('ADR-647: backups are begun once at a time, listed with how far they are, and deleted by their id', async () => {
  expect(await run(backups, ['list'])).toBe('No backup was made yet.\n');
  const begunText = await run(backups, ['start']);
  const [id = ''] = /\d{8}T\d{6}Z-[0-9a-f]{4}/.exec(begunText) ?? [];
  expect(begunText).toContain(`Backup ${id} is queued`);
  await expect(run(backups, ['start'])).rejects.toThrow('A backup is being made already');
  expect(await run(backups, ['list'])).toMatch(new RegExp(`${id}.* waiting`));
  await expect(run(backups, ['delete', id])).rejects.toThrow(`${id} is being made`);
  for (const unknown of ['20200101T000000Z-0000', 'nothing', '../secrets.json'])
    await expect(run(backups, ['delete', unknown])).rejects.toThrow(`There is no backup "${unknown}"`);
  await expect(run(backups, ['delete'])).rejects.toThrow('backups delete <backup>');
});
