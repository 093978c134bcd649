/** Builds one browser page and one server module for each engine, all with the house's own React, in production mode. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Plugin } from 'vite';
import { ROOT } from '../../imports.ts';
import { PEERS } from '../peers.ts';

const HERE = join(ROOT, 'tools', 'bench', 'engines');
const REACT = ['react', 'react-dom'];

export interface EngineFile {
  readonly name: string;
  readonly file: string;
  /** Whether it can draw on a server at all. */
  readonly server: boolean;
}

export const ENGINES = {
  hand: { name: 'hand-written React 19', file: join(HERE, 'hand.tsx'), server: true },
  ours: { name: 'Lectern', file: join(HERE, 'ours.tsx'), server: true },
  puck: { name: 'Puck 0.23 <Render>', file: join(PEERS, 'puck.jsx'), server: true },
  amis: { name: 'amis 6.13, leaves registered', file: join(PEERS, 'amis.jsx'), server: false },
} as const satisfies Record<string, EngineFile>;
export type EngineName = keyof typeof ENGINES;

function engineAs(file: string): Plugin {
  return {
    name: 'bench-engine',
    enforce: 'pre',
    resolveId: (id) => (id === 'bench:engine' ? file : undefined),
  };
}

function common(engine: EngineName): InlineConfig {
  return {
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [engineAs(ENGINES[engine].file), react()],
    resolve: {
      dedupe: REACT,
      alias: REACT.map((name) => ({
        find: new RegExp(`^${name}(?=$|/)`),
        replacement: join(ROOT, 'node_modules', name),
      })),
    },
  };
}

/** Writes `<out>/<engine>/` with index.html and its scripts, and `<out>/<engine>-server/server.js`. */
export async function buildEngine(engine: EngineName, out: string): Promise<void> {
  const browser = join(out, engine);
  await build({
    ...common(engine),
    base: './',
    publicDir: false,
    build: {
      outDir: browser,
      emptyOutDir: true,
      rolldownOptions: {
        input: { entry: join(HERE, 'browser.tsx') },
        output: { entryFileNames: 'entry.js' },
      },
    },
  });
  if (ENGINES[engine].server) {
    await build({
      ...common(engine),
      publicDir: false,
      ssr: { noExternal: true },
      build: {
        ssr: join(HERE, 'server.tsx'),
        outDir: join(out, `${engine}-server`),
        emptyOutDir: true,
        rolldownOptions: { output: { entryFileNames: 'server.js' } },
      },
    });
    writeFileSync(join(out, `${engine}-server`, 'package.json'), '{"type":"module"}');
  }
  mkdirSync(browser, { recursive: true });
  writeFileSync(join(browser, 'index.html'), shell(''));
}

/** The page around an engine; `html` is what its server drew. */
export function shell(html: string): string {
  return `<!doctype html><html><head><meta charset="utf-8"><title>bench</title></head><body><div id="root">${html}</div><script type="module" src="entry.js"></script></body></html>`;
}
