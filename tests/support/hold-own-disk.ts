/** Mounts a disk, says where, and waits until it is ended: the process own-disk.test.ts interrupts. */
import { setTimeout as pause } from 'node:timers/promises';
import { withOwnDisk } from '../faults/own-disk.ts';

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
await withOwnDisk(8, async (disk) => {
  process.stdout.write(`${disk}\n`);
  await pause(60_000);
});
