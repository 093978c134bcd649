/** Processes of their own for what reads or draws pictures. */
import { fork, type ChildProcess } from 'node:child_process';
import { shippedFile } from '#server/kernel/config/shipped-file.ts';

/**
 * Nothing of this process's environment goes along: what reads a stranger's bytes knows no secret.
 * @param room the folder of this area its worker.mjs stands in
 */
export function startWorker(room: 'images' | 'share'): ChildProcess {
  const worker = fork(shippedFile(`areas/uploads/${room}/worker.mjs`), {
    execArgv: [],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // One that ended says so to whoever waits for it; without a listener of its own this process would end too.
  return worker.on('error', () => undefined);
}
