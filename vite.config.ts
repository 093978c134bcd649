/** The storefront's builds: `vite build` for the browser, `vite build --ssr` for the server's render. Tests have their own config. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** True for a view the browser never makes live on a first page, by what the plain files of its room say. */
function isStill(path: string): boolean {
  const room = /^.*\/renderers\/[\w-]+\/[\w-]+/.exec(path)?.[0];
  if (room === undefined) return false;
  const plain = ['definition.ts', 'shape.ts']
    .map((name) => join(room, name))
    .filter((file) => existsSync(file));
  return plain.some((file) => readFileSync(file, 'utf8').includes("hydrate: 'never'"));
}

const VENDOR = /node_modules\/(?:react|react-dom|scheduler|zustand)\//;
/** Blocks that come alive and stand on few homes: films, forms, coupons and the like. */
const RARE = /\/renderers\/page\/(?:audio|video|info-form|coupon-row|member-card|goods-tabs)\//;
/** What the start itself needs: a later group that took one along would come with every page. */
const AT_START = /\/schemas\/(?:address\/safe-next|flag)\.ts$|vite\/preload-helper/;
/** What blocks that stand on few homes share with a login: in a file of its own, or a login would bring those blocks. */
const SHARED =
  /\/(?:src\/ui\/(?:tabs|suggest-input|field\.module)|src\/features\/forms\/(?:use|field)-|schemas\/api\/form\/|schemas\/api\/auth\/auth\.(?:image_code|slide|phone_code|verification\.modify)|schemas\/auth\/agreements|schemas\/page\/node\.ts)/;
/** Parts of placed blocks that are brought when somebody wants them. */
const ON_DEMAND = /\/renderers\/page\/info-form\/proof\.tsx$/;
const PLACED = /\/renderers\/(?:(?:page|chrome)\/[\w-]+|system\/browser-mask)\//;

const isPlaced = (id: string) => PLACED.test(id) && !ON_DEMAND.test(id);
const isLive = (id: string) => AT_START.test(id) || (isPlaced(id) && !RARE.test(id) && !isStill(id));

/**
 * Few files, because each costs a round trip: the libraries, views that come alive, and those that sleep (their scripts
 * are for navigation, their styles for everybody). A group takes along what its modules import and no earlier one took.
 */
const CHUNKS = [
  { name: 'vendor', test: VENDOR, priority: 90 },
  {
    name: 'rich',
    test: /node_modules\/(?:hast|property-information|vfile|style-to|inline-style|unist)/,
    priority: 80,
  },
  { name: 'live', test: isLive, priority: 50 },
  { name: 'shared', test: SHARED, priority: 48 },
  { name: 'live-rare', test: (id: string) => isPlaced(id) && RARE.test(id) && !isStill(id), priority: 45 },
  { name: 'still', test: isPlaced, priority: 40 },
  { name: 'system', test: /\/renderers\/system\//, priority: 30 },
];

/**
 * Several views share a chunk, so the manifest no longer knows them by their source; the server looks them up that way.
 */
function viewsInManifest(): Plugin {
  return {
    name: 'views-in-manifest',
    apply: 'build',
    writeBundle: {
      order: 'post',
      handler({ dir = '' }, bundle) {
        const path = join(dir, '.vite/manifest.json');
        if (!existsSync(path)) return;
        const manifest: Record<string, { file: string }> = JSON.parse(readFileSync(path, 'utf8'));
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          const row = Object.values(manifest).find((one) => one.file === chunk.fileName);
          const views = chunk.moduleIds.map(
            (id) => /\/(renderers\/[\w-]+\/[\w-]+\/view\.tsx)$/.exec(id)?.[1],
          );
          for (const source of views) if (source !== undefined && row !== undefined) manifest[source] ??= row;
        }
        writeFileSync(path, JSON.stringify(manifest, null, 1));
      },
    },
  };
}

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [react(), viewsInManifest()],
  ...(isSsrBuild === true || command === 'serve'
    ? {}
    : { resolve: { alias: { typebox: at('./src/app/typebox-browser.ts') } } }),
  appType: 'custom',
  build: {
    target: 'baseline-widely-available',
    outDir: isSsrBuild === true ? 'dist/ssr' : 'dist/client',
    manifest: isSsrBuild !== true,
    copyPublicDir: isSsrBuild !== true,
    sourcemap: false,
    // The bytes of small files stay out of scripts and styles: they would be sent with every page.
    assetsInlineLimit: 0,
    rolldownOptions:
      isSsrBuild === true
        ? { input: { 'entry-server': at('./src/app/entry-server.tsx') } }
        : {
            input: at('./index.html'),
            output: { codeSplitting: { groups: CHUNKS } },
          },
  },
  // The server's render carries its libraries: one file, always the production ones, whatever NODE_ENV says.
  ...(command === 'build' ? { ssr: { noExternal: true as const } } : {}),
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
}));
