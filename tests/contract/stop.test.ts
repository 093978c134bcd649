/** The server as a process: it stops without dropping anybody, and no stray fault ends it (requirements 55, 61). */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fillFromTemplate } from '../support/database-template.ts';
import { programOf } from '../support/program.ts';
import { makeTempDir, removeTempDir } from '../support/temp-dir.ts';

interface Running {
  child: ChildProcess;
  base: string;
  output: () => string;
}

const WAIT = { timeout: 30_000, interval: 100 };
const CONNECTIONS = 60;
const dir = makeTempDir('stop');
const dataDir = join(dir, 'data');
const startedProcesses: ChildProcess[] = [];

async function start(stopDelayMs = 2000): Promise<Running> {
  const script = join(import.meta.dirname, 'slow-server.ts');
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: '0',
    DATA_DIR: dataDir,
    DEMO: '1',
    DIST_DIR: dir,
    STOP_DELAY_MS: String(stopDelayMs),
  };
  const child = spawn(process.execPath, [...(await programOf(script))], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  startedProcesses.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await vi.waitFor(() => expect(output).toMatch(/"port":\d+/), { ...WAIT, timeout: 100_000 });
  const port = /"port":(\d+)/.exec(output)?.[1] ?? '';
  return { child, base: `http://127.0.0.1:${port}`, output: () => output };
}

/** How a request ended: its status, and that the connection ends with it; or the code of what broke. */
function ask(agent: Agent, url: string): Promise<string> {
  return new Promise((resolve) => {
    const askedRequest = get(url, { agent }, (answer) => {
      answer.resume();
      const isLast = answer.headers.connection === 'close';
      answer.once('end', () => resolve(`${String(answer.statusCode)}${isLast ? ' close' : ''}`));
      answer.once('error', ({ message }) => resolve(message));
    });
    askedRequest.once('error', (error) => resolve('code' in error ? String(error.code) : error.message));
  });
}

describe('the server as a process', () => {
  let server: Running;
  beforeAll(async () => {
    mkdirSync(dataDir);
    await fillFromTemplate(dataDir);
    server = await start();
  }, 120_000);
  afterAll(() => {
    for (const child of startedProcesses) child.kill('SIGKILL');
    removeTempDir(dir);
  });

  it('R61: an unhandled rejection is logged once and stops nothing', async () => {
    expect((await fetch(`${server.base}/reject`)).status).toBe(200);
    await vi.waitFor(() => expect(server.output()).toContain('nobody waits for this'), WAIT);
    expect(server.output().match(/"msg":"a promise was rejected/g)).toHaveLength(1);
    expect(server.output()).toMatch(/"reqId":"process-1"/);
    expect((await fetch(`${server.base}/healthz`)).status).toBe(200);
  });

  it('R55: after SIGTERM readiness is off, requests in flight are finished, and it exits with 0', async () => {
    const slow = fetch(`${server.base}/slow`);
    await fetch(`${server.base}/readyz`);
    const began = Date.now();
    const exitPromise = once(server.child, 'exit');
    const ready = () => fetch(`${server.base}/readyz`, { headers: { connection: 'close' } });
    server.child.kill('SIGTERM');
    await vi.waitFor(async () => expect((await ready()).status).toBe(503), { ...WAIT, interval: 20 });
    await vi.waitFor(async () => expect(ready()).rejects.toThrow('fetch failed'), { ...WAIT, interval: 20 });
    server.child.kill('SIGUSR2');
    const answer = await slow;
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('drawn /slow');
    expect(await exitPromise).toEqual([0, null]);
    expect(Date.now() - began).toBeLessThan(10_000);
    expect(existsSync(join(dataDir, 'server.json'))).toBe(false);
  });

  it('R57: what it stored opens again', async () => {
    server = await start(0);
    const info: { data: { app_id: string } } = JSON.parse(
      await (await fetch(`${server.base}/api/shop.info.get/1.0.0`)).text(),
    );
    expect(info.data.app_id).toBe('appknowledge');
  }, 120_000);

  it('R55: without a moment between the signal and the closing of the port no connection in use is reset', async () => {
    const ends: string[] = [];
    let requestCount = 0;
    const client = async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      let end = '200';
      while (end === '200') {
        end = await ask(agent, `${server.base}/healthz`);
        requestCount += 1;
        if (requestCount === CONNECTIONS * 10) server.child.kill('SIGTERM');
      }
      agent.destroy();
      ends.push(end);
    };
    const exitPromise = once(server.child, 'exit');
    await Promise.all(Array.from({ length: CONNECTIONS }, client));
    expect(await exitPromise).toEqual([0, null]);
    // An answer that says it is the last one, or no connection to a port that is closed.
    expect(ends.filter((end) => end !== '200 close' && end !== 'ECONNREFUSED')).toEqual([]);
    expect(ends).toContain('200 close');
  }, 60_000);
});
