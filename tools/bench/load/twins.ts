/** Makes the twins of a served page: one static file, and one drawn by the browser alone. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../../imports.ts';
import { serveFolder, type StaticServer } from '../static-server.ts';
import { CLIENT, readStyle, staticTwin } from './static-twin.ts';

const ENTRY = join(ROOT, 'tools', 'bench', 'load', 'client-only.tsx');
const STATE = /<script[^>]*id="lectern-state"[^>]*>([\s\S]*?)<\/script>/;

export interface Twins {
  readonly staticUrl: string;
  /** Of a stored document alone: what draws another page by itself would be another product. */
  readonly clientUrl: string | undefined;
  close(): Promise<void>;
}

async function buildClientTwin(out: string, shopHtml: string): Promise<void> {
  await build({
    root: ROOT,
    logLevel: 'error',
    publicDir: false,
    build: { outDir: out, target: 'esnext', assetsDir: 'twin', rolldownOptions: { input: { entry: ENTRY } } },
  });
  const manifest: Record<string, { file: string; css?: string[]; isEntry?: boolean }> = JSON.parse(
    readFileSync(join(out, '.vite', 'manifest.json'), 'utf8'),
  );
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry === true);
  const styles = (entry?.css ?? []).map((file) => `<link rel="stylesheet" href="/${file}">`).join('');
  const theme =
    /<link[^>]*href="([^"]*theme[^"]*\.css[^"]*)"[^>]*>|<style[^>]*>:root[\s\S]*?<\/style>/.exec(
      shopHtml,
    )?.[0] ?? '';
  const html = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>twin</title>${theme}${styles}</head><body><div id="root"></div><script type="module" src="/${entry?.file ?? ''}"></script></body></html>`;
  writeFileSync(join(out, 'client.html'), html);
}

/** The state of the page with its whole document: what the browser would have to fetch for itself. */
async function wholeState(shop: string, shopHtml: string, pageId: string): Promise<string> {
  const state = JSON.parse(STATE.exec(shopHtml)?.[1] ?? '{}');
  const appId: string = state.boot.info.app_id;
  const answer = await fetch(`${shop}/api/page.micro.get/1.0.0?page_id=${pageId}`, {
    headers: { 'app-id': appId },
  });
  const { data } = await answer.json();
  return JSON.stringify({ ...state, page: { ...state.page, document: data.page, data: data.data } });
}

interface TwinOptions {
  /** Of the stored document at this path; absent: the static twin alone. */
  pageId?: string;
  /** Of whoever looks, as a request says it. */
  cookie?: string | undefined;
}

export async function makeTwins(
  shop: string,
  path: string,
  { pageId, cookie }: TwinOptions = {},
): Promise<Twins> {
  const headers = cookie === undefined ? {} : { cookie };
  const shopHtml = await (await fetch(shop + path, { headers })).text();
  const folder = mkdtempSync(join(tmpdir(), 'lectern-twins-'));
  if (pageId !== undefined) await buildClientTwin(folder, shopHtml);
  cpSync(CLIENT, folder, { recursive: true, filter: (source) => !source.includes('.vite') });
  const remote = new Map<string, string>();
  for (const [, path = ''] of shopHtml.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)) {
    remote.set(path.replace(/\?.*$/, ''), await (await fetch(new URL(path, shop))).text());
  }
  writeFileSync(
    join(folder, 'static.html'),
    staticTwin(shopHtml, (path) => remote.get(path) ?? readStyle(path)),
  );
  if (pageId !== undefined)
    writeFileSync(join(folder, 'twin-state.json'), await wholeState(shop, shopHtml, pageId));
  const site: StaticServer = await serveFolder(folder);
  return {
    staticUrl: `${site.url}/static.html`,
    clientUrl: pageId === undefined ? undefined : `${site.url}/client.html`,
    close: async () => {
      await site.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
