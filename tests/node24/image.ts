/** `npm run proofs -- image`: what the Dockerfile copies, under Node 24, starts a shop and runs its commands. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../tools/free-port.ts';
import { makeTempDir, removeTempDir } from '../support/temp-dir.ts';
import { installImage, installNode24 } from './scratch.ts';

const READY_MS = 120_000;
const dir = makeTempDir('image');

async function untilReady(base: string): Promise<void> {
  for (const end = Date.now() + READY_MS; ; await pause(200)) {
    const isReady = await fetch(`${base}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    if (Date.now() > end) throw new Error('The server did not become ready.');
  }
}

function expectText(what: string, text: string, part: string): void {
  if (!text.includes(part)) throw new Error(`${what} did not say "${part}": ${text.slice(0, 500)}`);
  process.stdout.write(`${what}: as expected\n`);
}

try {
  const node = installNode24(join(dir, 'node24'));
  const image = join(dir, 'app');
  installImage(image);
  const port = String(await freePort());
  const env = {
    PATH: `${dirname(node)}${delimiter}${process.env['PATH'] ?? ''}`,
    HOME: dir,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: port,
    DATA_DIR: join(dir, 'data'),
    DEMO: '1',
  };
  const run = (...args: string[]) =>
    execFileSync('npm', ['run', '-s', 'shop', '--', ...args], { cwd: image, env, encoding: 'utf8' });
  const server = spawn(node, ['tools/start.mjs'], { cwd: image, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let message = '';
  server.stdout.on('data', (part: Buffer) => (message += part.toString()));
  try {
    await untilReady(`http://127.0.0.1:${port}`);
    expectText('start', message, 'Lectern is open.');
    expectText('log', message, '"node":"24.');
    expectText('home', await (await fetch(`http://localhost:${port}/`)).text(), '<html');
    expectText('list', run('list'), 'knowledge');
    expectText('check', run('check', 'knowledge', 'schemas/presets/tide'), 'checked');
    expectText('doctor', run('doctor'), 'ok    Node       24.');
    expectText('backup', run('backup', join(dir, 'shop.tgz')), 'Backed up');
  } finally {
    const endPromise = once(server, 'exit');
    server.kill('SIGTERM');
    await endPromise;
  }
} finally {
  removeTempDir(dir);
}
