/** What the development server says where it cannot start, and shows where code cannot be loaded. */
import { createHash } from 'node:crypto';
import { createServer } from 'node:net';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announce } from '#server/start/server-file.ts';
import { makeTempDir, removeTempDir } from '../../tests/support/temp-dir.ts';
import { faultPage } from './fault-page.ts';
import { serveFault } from './fault-server.ts';
import { freePort } from '../free-port.ts';
import { whyNot } from './port.ts';

const HOST = '127.0.0.1';
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function takenPort(): Promise<number> {
  const server = createServer();
  ends.push(() => new Promise((onFinish) => server.close(onFinish)));
  return new Promise((resolve) => {
    server.listen(0, HOST, () => {
      const address = server.address();
      resolve(typeof address === 'object' ? (address?.port ?? 0) : 0);
    });
  });
}

function ownDir(): string {
  const dir = makeTempDir('dev');
  ends.push(() => removeTempDir(dir));
  return dir;
}

describe('npm run dev', () => {
  it('dev: a taken port is said in one line, with another to choose', async () => {
    const port = await takenPort();
    const why = await whyNot({ host: HOST, port, dataDir: ownDir(), databaseUrl: undefined });
    expect(why).toBe(
      `Port ${port} is taken by another program: stop it, or choose another port: PORT=${port + 1} npm run dev`,
    );
  });

  it('dev: where a server on the same data directory has the port, it is named', async () => {
    const [port, dataDir] = [await takenPort(), ownDir()];
    announce(dataDir, { host: HOST, port, pid: process.pid });
    const why = await whyNot({ host: HOST, port, dataDir, databaseUrl: undefined });
    expect(why).toBe(
      `Port ${port} is taken by the server on ${dataDir} (process ${process.pid}, http://${HOST}:${port}): stop it, or start another beside it: PORT=${port + 1} DATA_DIR=./data-2 npm run dev`,
    );
  });

  it('dev: on another port the data directory of a running server is refused, and that of a gone one is not', async () => {
    const [takenValue, dataDir] = [await takenPort(), ownDir()];
    const port = await freePort(HOST);
    const config = { host: HOST, port, dataDir, databaseUrl: undefined };
    announce(dataDir, { host: HOST, port: takenValue, pid: process.pid });
    expect(await whyNot(config)).toMatch(
      /^DATA_DIR .* is in use by the server at .*: DATA_DIR=\.\/data-2 npm run dev$/,
    );
    announce(dataDir, { host: HOST, port: takenValue, pid: 2 ** 30 });
    expect(await whyNot(config)).toBeUndefined();
  });

  it('dev: code that cannot be loaded is shown in the browser, as text', async () => {
    const error = Object.assign(new Error('view.tsx: Expected ">" <here>'), { frame: '3 | <b' });
    const server = await serveFault(error, HOST, 0);
    ends.push(() => new Promise((onFinish) => server.close(onFinish)));
    const address = server.address();
    const answer = await fetch(`http://${HOST}:${typeof address === 'object' ? address?.port : ''}/any`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8']);
    const page = await answer.text();
    expect(page).toContain('view.tsx: Expected &quot;&gt;&quot; &lt;here&gt;');
    expect(page).toContain('3 | &lt;b');
    expect(faultPage('plain words')).toContain('plain words');
    const [, code = ''] = /<script>([^]+?)<\/script>/.exec(page) ?? [];
    const hash = createHash('sha256').update(code).digest('base64');
    expect(answer.headers.get('content-security-policy')).toContain(`script-src 'sha256-${hash}'`);
  });

  it('dev: the page of code that cannot be loaded stays while no server answers, and loads anew once another answer comes', async () => {
    const [, code = ''] = /<script>([^]+?)<\/script>/.exec(faultPage('plain words')) ?? [];
    const answers = [[500, 'same'], undefined, [500, 'same'], [500, 'other'], [200, '']] as const;
    for (const after of [3, 4]) {
      const left = answers.filter((_answer, place) => place < 3 || place === after);
      const reload = vi.fn<() => void>();
      const document = (text: string) => ({ querySelector: () => ({ textContent: text }) });
      runInNewContext(code, {
        document: document('same'),
        location: { href: '/', reload },
        setTimeout: (then: () => void) => setImmediate(then),
        DOMParser: class {
          parseFromString = document;
        },
        fetch: () => {
          const [status, text] = left.shift() ?? [];
          if (status === undefined) return Promise.reject(new TypeError('Failed to fetch'));
          return Promise.resolve({ status, text: () => Promise.resolve(text) });
        },
      });
      await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
      expect(left).toEqual([]);
    }
  });
});
