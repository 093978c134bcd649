/**
 * The thread the embedded database runs in: PGlite behind a unix socket that speaks the PostgreSQL protocol.
 * Plain JavaScript, importing packages and its door alone, so that Node, tsx, vitest and the built server start the same file.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { makeOwnersDoor } from './owners-door.mjs';

const { dataDir, socketPath, key } = workerData;

/** What its file system throws is a number alone (WASI). */
const FAULTS = {
  2: 'EACCES: a file of the database may not be read or written',
  29: 'EIO: the disk does not answer',
  51: 'ENOSPC: the disk is full',
  69: 'EROFS: the disk can only be read',
};

/** PGlite's stacks quote lines of minified source; the first line says what happened. */
const firstLine = (error) =>
  String(FAULTS[error?.errno] ?? error?.message ?? error)
    .split('\n')[0]
    .slice(0, 300);

try {
  const db = await PGlite.create({
    dataDir,
    // The default of 128 MB doubles the memory of the process and buys nothing at the size of one shop.
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
  });
  // A call that throws here is no refused statement (those are answers) but a broken engine: the next thread recovers
  // from the write-ahead log, as after a kill.
  const execute = db.execProtocolRawStream.bind(db);
  db.execProtocolRawStream = async (...args) => {
    try {
      return await execute(...args);
    } catch (error) {
      parentPort.postMessage({ type: 'failed', message: firstLine(error) });
      process.exit(1);
    }
  };
  // The pool holds one connection; the others are for migrations, for a connection that replaces a broken one, and for
  // those who knock until they are sent away.
  const server = makeOwnersDoor({ key, db, path: socketPath, maxConnections: 64 });
  await server.start();
  const close = async () => {
    try {
      await server.stop();
      await db.close();
      parentPort.postMessage({ type: 'closed' });
    } catch (error) {
      parentPort.postMessage({ type: 'failed', message: firstLine(error) });
    }
    parentPort.close();
  };
  parentPort.on('message', () => void close());
  parentPort.postMessage({ type: 'ready' });
} catch (error) {
  parentPort.postMessage({ type: 'failed', message: firstLine(error) });
}
