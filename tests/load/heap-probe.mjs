/** Loaded before the server by the soak: answers how much the heap holds after a collection. */
process.on('message', (question) => {
  if (question !== 'heap') return;
  globalThis.gc();
  process.send?.(process.memoryUsage().heapUsed);
});
