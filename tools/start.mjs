/** `npm start`: builds what is missing or older than its sources, then runs the shop server in this process. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isBuilt, ROOT } from './built.mjs';

const ENTRY = join(ROOT, 'dist/app/main.js');

function say(text) {
  process.stdout.write(text);
}

function build() {
  const began = Date.now();
  say('Building the storefront and the server (only when something has changed) ...\n');
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, ['--import', 'tsx', join(ROOT, 'tools/build.ts')], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const stop = () => child.kill('SIGTERM');
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  return new Promise((resolve) => {
    child.once('exit', (code) => {
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
      if (code !== 0) {
        process.stderr.write(`${output}\nThe build failed.\n`);
        process.exit(code ?? 1);
      }
      say(`Built in ${((Date.now() - began) / 1000).toFixed(1)} s.\n`);
      resolve(undefined);
    });
  });
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`Lectern needs Node.js 20.19 or newer; this is ${process.versions.node}.\n`);
  process.exit(1);
}
if (!existsSync(join(ROOT, 'node_modules'))) {
  process.stderr.write('The packages are missing: run `npm ci` first.\n');
  process.exit(1);
}
process.env.NODE_ENV ??= 'production';
// An image holds what was built and nothing to build it from.
if (existsSync(join(ROOT, 'tools/build.ts')) && !isBuilt(ENTRY)) await build();
await import(pathToFileURL(ENTRY).href);
