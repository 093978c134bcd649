/** The desk's own build, for browsers alone: `dist/desk`, whose files are named `desk-*` so that no page of a shop is taken to ask for one. */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { breakpoints } from '../tools/vite/breakpoints.ts';
import { scopeArco } from '../tools/vite/scope-arco.ts';
import { splitCalls } from '../tools/vite/split-calls.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const NAME = 'assets/desk-[name]-[hash:7]';

export default defineConfig({
  root: at('.'),
  base: '/desk/',
  publicDir: false,
  plugins: [react(), scopeArco(), splitCalls()],
  // The browser has a parser of its own, which weighs nothing (ADR-761).
  resolve: { alias: { './rich-text-parser.ts': at('kit/rich-text/browser-parser.ts') } },
  build: {
    target: 'baseline-widely-available',
    outDir: at('../dist/desk'),
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        entryFileNames: `${NAME}.js`,
        chunkFileNames: `${NAME}.js`,
        assetFileNames: `${NAME}[extname]`,
      },
    },
  },
  css: { modules: { generateScopedName: '[hash:base64:5]' }, postcss: { plugins: breakpoints() } },
});
