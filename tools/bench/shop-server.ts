/** Starts the built shop for the bench, in a data directory of its own. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { ROOT } from '../imports.ts';

export interface ShopServer {
  readonly url: string;
  readonly dataDir: string;
  /** Its data stay. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

const ready = (url: string) =>
  fetch(`${url}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );

/** @param more of its environment: on the embedded database and alone where it says nothing else */
export async function startShop(more: Readonly<Record<string, string>> = {}): Promise<ShopServer> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'lectern-bench-data-'));
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DEMO: '1',
    DATABASE_URL: '',
    REDIS_URL: '',
    ...more,
  };
  const child = spawn(process.execPath, ['dist/app/main.js'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
  const stop = async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await new Promise((resolve) => child.once('exit', resolve));
  };
  const close = async () => {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const url = `http://localhost:${port}`;
  for (const end = Date.now() + 240_000; Date.now() < end;) {
    if (child.exitCode !== null) break;
    if (await ready(url)) return { url, dataDir, stop, close };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await close();
  throw new Error('the shop did not start');
}
