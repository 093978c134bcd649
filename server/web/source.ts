/** Where pages come from: the built storefront in dist, or in development whatever Vite has at hand. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderModule } from '#schemas/page/render-contract.ts';
import { openAssets, type ClientAssets } from './assets.ts';
import { makeShell, type Shell } from './html.ts';

export interface WebSource {
  render: RenderModule['render'];
  shell: Shell;
  /** Absent in development, where Vite serves scripts and styles itself. */
  assets: ClientAssets | undefined;
}

/** Asked for each render; the built one is opened once. */
export type OpenWeb = (url: string) => Promise<WebSource>;

export function isRenderModule(value: unknown): value is RenderModule {
  return (
    typeof value === 'object' && value !== null && 'render' in value && typeof value.render === 'function'
  );
}

async function openBuilt(distDir: string): Promise<WebSource> {
  const clientDir = join(distDir, 'client');
  const path = join(distDir, 'ssr', 'entry-server.js');
  const module: unknown = await import(pathToFileURL(path).href);
  if (!isRenderModule(module)) throw new Error(`${path} does not export render().`);
  const template = await readFile(join(clientDir, 'index.html'), 'utf8');
  return { render: module.render, shell: makeShell(template), assets: openAssets(clientDir) };
}

export function openBuiltWeb(distDir: string): OpenWeb {
  let source: Promise<WebSource> | undefined;
  return () => {
    source ??= openBuilt(distDir).catch((error: unknown) => {
      source = undefined;
      throw error;
    });
    return source;
  };
}
