/** How slow this machine is just now: the same small piece of work on two threads at once, beside what it takes a quiet one. */
import { Worker } from 'node:worker_threads';

/** What the work takes on the quiet machine of two cores the budgets were set on. */
const QUIET_MS = 200;

const WORK = `
  const { createHash } = require('node:crypto');
  const block = Buffer.alloc(1 << 20);
  const hash = createHash('sha256');
  for (let round = 0; round < 60; round += 1) hash.update(block);
  hash.digest();
`;

function work(): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(WORK, { eval: true });
    worker.once('error', reject);
    worker.once('exit', () => resolve());
  });
}

/** How many times slower than quiet; never below one, for a budget is no shorter on a fast machine. */
export async function machineSlowness(): Promise<number> {
  const start = performance.now();
  await Promise.all([work(), work()]);
  return Math.max(1, (performance.now() - start) / QUIET_MS);
}
