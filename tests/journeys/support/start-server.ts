/** Starts the built product once for all journeys, on a free port and a data directory of its own. */
import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../../tools/imports.ts';
import { stop, untilReady } from './server-process.ts';
import { startWecom } from './wecom.ts';
import { freePort } from '../../../tools/free-port.ts';

export default async function startServer(): Promise<() => Promise<void>> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'lectern-journeys-'));
  mkdirSync(join(ROOT, 'reports'), { recursive: true });
  const log = join(ROOT, 'reports', 'journeys-server.log');
  const out = openSync(log, 'w');
  const wecom = await startWecom();
  const environment = {
    // A phone stands in for the other companies; WeCom is a few lines on this machine.
    SCAN_PROVIDERS: 'local,wework',
    WEWORK_CORP_ID: 'ww1',
    WEWORK_AGENT_ID: '1000002',
    WEWORK_SECRET: 'secret-of-a-stand-in',
    WEWORK_ENDPOINT: wecom.endpoint,
    WEWORK_ALLOWED_DOMAINS: 'shop.example,login.work.weixin.qq.com',
    // Journeys may say where they come from, so that what is counted by address is counted apart (`comeFrom`).
    TRUST_PROXY: 'loopback',
    // A demo believes a proxy only where shoppers come to this machine by it.
    PUBLIC_URL: `http://localhost:${String(port)}`,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DEMO: '1',
    DATABASE_URL: '',
    REDIS_URL: '',
    // Live rooms take pushes of this machine.
    RTMP_PORT: String(await freePort()),
  };
  const child = spawn(process.execPath, ['dist/app/main.js'], {
    cwd: ROOT,
    stdio: ['ignore', out, out],
    env: { ...process.env, ...environment },
  });
  const end = async () => {
    await stop(child);
    wecom.close();
    closeSync(out);
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await untilReady(port, child, log);
  } catch (error) {
    await end();
    throw error;
  }
  // Workers and their children (npm run shop) read these.
  Object.assign(process.env, { JOURNEY_PORT: String(port), JOURNEY_DATA_DIR: dataDir, JOURNEY_LOG: log });
  return end;
}
