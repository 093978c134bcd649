/** Builds Puck's editor as a page of its own, with the house's React, in production mode. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { ROOT } from '../../imports.ts';
import { PEERS } from '../peers.ts';

const REACT = ['react', 'react-dom'];

/** Writes `<out>/index.html` and what it loads. */
export async function buildPuckPage(out: string): Promise<void> {
  await build({
    configFile: false,
    root: ROOT,
    base: './',
    publicDir: false,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [react()],
    resolve: {
      dedupe: REACT,
      alias: REACT.map((name) => ({
        find: new RegExp(`^${name}(?=$|/)`),
        replacement: join(ROOT, 'node_modules', name),
      })),
    },
    build: {
      outDir: out,
      emptyOutDir: true,
      rolldownOptions: {
        input: { entry: join(PEERS, 'puck-editor.jsx') },
        output: { entryFileNames: 'entry.js', assetFileNames: 'entry[extname]' },
      },
    },
  });
  mkdirSync(out, { recursive: true });
  writeFileSync(
    join(out, 'index.html'),
    '<!doctype html><html><head><meta charset="utf-8"><title>bench</title><link rel="stylesheet" href="entry.css"></head><body><div id="root"></div><script type="module" src="entry.js"></script></body></html>',
  );
}
