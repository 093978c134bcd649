/** A process that takes the lock of a data directory, says so and holds it until it is killed. */
import { lockDataDir } from '#server/kernel/db/embedded/lock.ts';

try {
  await lockDataDir(process.env['DATA_DIR'] ?? '');
  process.stdout.write('held\n');
  // Without a running database nothing else keeps this process alive.
  setInterval(() => undefined, 1000);
} catch (error) {
  process.stdout.write(`busy ${error instanceof Error ? error.message : String(error)}\n`);
}
