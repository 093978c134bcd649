/** The built product as a process of its own, to be killed while it works. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openSecrets } from '#server/kernel/config/secrets.ts';
import { freePort } from '../../tools/free-port.ts';
import { ROOT } from '../../tools/imports.ts';
import { caller, type Call } from '#cli/client/call-server.ts';
import { httpTransport } from '#cli/client/transport.ts';

const READY_MS = 240_000;

export interface BuiltServer {
  url: string;
  pid: number;
  dataDir: string;
  call: Call;
  /** kill -9 of this process alone, as the kernel does where memory is short; resolves once it is gone. */
  kill(): Promise<void>;
  /** As an operator stops it. */
  stop(): Promise<void>;
  isRunning(): boolean;
}

/** @throws where it does not get ready. */
export async function startBuiltServer(
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): Promise<BuiltServer> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(ROOT, 'dist', 'app', 'main.js')], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      DATABASE_URL: '',
      REDIS_URL: '',
      LOG_LEVEL: 'warn',
      ...env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (output = `${output}${part.toString()}`.slice(-4000)));
  const endPromise = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const end = (signal: 'SIGKILL' | 'SIGTERM') => async () => {
    child.kill(signal);
    await endPromise;
  };
  const killNow = () => child.kill('SIGKILL');
  process.once('exit', killNow);
  void endPromise.then(() => process.off('exit', killNow));
  const url = `http://127.0.0.1:${String(port)}`;
  for (const until = Date.now() + READY_MS; ;) {
    const reply = await fetch(`${url}/readyz`).catch(() => undefined);
    if (reply?.ok === true) break;
    if (!isRunning() || Date.now() > until) {
      await end('SIGKILL')();
      throw new Error(`The server did not get ready: ${output}`);
    }
    await pause(50);
  }
  const { consoleToken } = openSecrets({ dataDir });
  const call = caller(httpTransport(url), consoleToken);
  const pid = child.pid ?? 0;
  return { url, pid, dataDir, call, kill: end('SIGKILL'), stop: end('SIGTERM'), isRunning };
}
