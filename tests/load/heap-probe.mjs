/** Loaded before the server by the soak: answers how much the heap holds after a collection, and how much of it is compiled code. */
import { getHeapSpaceStatistics } from 'node:v8';

process.on('message', (question) => {
  if (question !== 'heap') return;
  globalThis.gc();
  const code = getHeapSpaceStatistics()
    .filter(({ space_name: name }) => name.includes('code'))
    .reduce((sum, { space_used_size: bytes }) => sum + bytes, 0);
  process.send?.({ heap: process.memoryUsage().heapUsed, code });
});
