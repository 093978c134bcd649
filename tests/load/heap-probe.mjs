/** Loaded before the server by the soak: answers how much the heap holds after a collection, or writes a snapshot of it. */
import { getHeapSpaceStatistics, writeHeapSnapshot } from 'node:v8';

process.on('message', (question) => {
  globalThis.gc();
  if (question !== 'heap') {
    writeHeapSnapshot(question.snapshot);
    process.send?.(question);
    return;
  }
  const code = getHeapSpaceStatistics()
    .filter(({ space_name: name }) => name.includes('code'))
    .reduce((sum, { space_used_size: bytes }) => sum + bytes, 0);
  process.send?.({ heap: process.memoryUsage().heapUsed, code });
});
