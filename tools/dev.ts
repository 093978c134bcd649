/** `npm run dev`: the shop server with Vite in front of it; a change of the server's code starts it again. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { readInstallation } from '#server/kernel/config/config.ts';
import { whyNot } from './dev/port.ts';
import { generate } from './gen.ts';
import { ROOT } from './imports.ts';

function refuse(why: string): never {
  process.stderr.write(`${why}\n`);
  process.exit(1);
}

/** Said before anything is watched: a watcher would start what cannot start again and again. */
async function check(): Promise<void> {
  const why = await whyNot(readInstallation({ ...process.env, NODE_ENV: 'development' }));
  if (why !== undefined) refuse(why);
}

process.stdout.write('Starting the development server: the registries first ...\n');
await check().catch((error: unknown) => refuse(error instanceof Error ? error.message : String(error)));

const problems = await generate();
for (const problem of problems) process.stderr.write(`gen: ${problem}\n`);

// Views and styles are Vite's: it renews them in the browser without a restart.
const folders = [
  'watch',
  '--clear-screen=false',
  '--ignore',
  'src/**',
  '--ignore',
  'renderers/**/*.{tsx,css}',
];
const child = spawn(
  process.execPath,
  [
    join(ROOT, 'node_modules/tsx/dist/cli.mjs'),
    ...folders,
    join(ROOT, 'tools/dev-server.ts'),
    ...process.argv.slice(2),
  ],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'development' } },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.once('exit', (code) => process.exit(code ?? 0));
