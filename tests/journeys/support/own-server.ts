/** The built server for one journey alone: on a port and data of its own, killed and started again as often as it takes. */
import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#server/start/config.ts';
import { openSecrets } from '#server/kernel/config/secrets.ts';
import { freePort } from '../../../tools/free-port.ts';
import { ROOT } from '../../../tools/imports.ts';
import { stop, untilReady } from './server-process.ts';
import { shopBeside, type ShopRun } from './shop-cli.ts';

export interface OwnServer {
  /** The address of a shop of the demo. */
  urlOf: (label: string, path?: string) => string;
  /** Ends it between two instructions, as a power cut does. */
  kill: () => Promise<void>;
  start: () => Promise<void>;
  /** What a merchant's tools send to its console. */
  console: (path: string, body: object) => Promise<{ code: number }>;
  /** `npm run shop` beside it. */
  shop: (...args: string[]) => Promise<ShopRun>;
  /** What it has printed so far. */
  output: () => string;
  close: () => Promise<void>;
}

/** @param settings variables of its environment beside those of a demo */
export async function ownServer(settings: Readonly<Record<string, string>> = {}): Promise<OwnServer> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'lectern-own-'));
  const log = join(dataDir, 'server.log');
  const out = openSync(log, 'a');
  let child: ChildProcess | undefined;
  const start = async () => {
    child = spawn(process.execPath, ['dist/app/main.js'], {
      cwd: ROOT,
      stdio: ['ignore', out, out],
      env: {
        ...process.env,
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        DEMO: '1',
        DATABASE_URL: '',
        REDIS_URL: '',
        ...settings,
      },
    });
    await untilReady(port, child, log);
  };
  await start();
  return {
    urlOf: (label, path = '/') => `http://${label === '' ? '' : `${label}.`}localhost:${String(port)}${path}`,
    start,
    output: () => readFileSync(log, 'utf8'),
    kill: () =>
      new Promise((resolve) => {
        child?.once('exit', () => resolve());
        child?.kill('SIGKILL');
      }),
    console: async (path, body) => {
      const { consoleToken } = openSecrets(readConfig({ DATA_DIR: dataDir }));
      const answer = await fetch(`http://127.0.0.1:${String(port)}${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${consoleToken}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const notice: unknown = await answer.json();
      const code =
        typeof notice === 'object' && notice !== null && 'code' in notice ? Number(notice.code) : -1;
      return { code };
    },
    shop: (...args) => shopBeside({ port: String(port), dataDir }, args),
    close: async () => {
      if (child !== undefined) await stop(child);
      closeSync(out);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
