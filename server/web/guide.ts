/** The guide below /docs/guide/, as the build wrote it; read where /docs is: on this machine, elsewhere with the operator's token. */
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import type { InternalAccess } from '#server/kernel/http/internal-access.ts';
import { pageCsp } from '#server/kernel/http/security-headers.ts';

const ROOT = '/docs/guide/';
const TYPES: ReadonlyMap<string, string> = new Map([
  ['html', 'text/html; charset=utf-8'],
  ['css', 'text/css; charset=utf-8'],
  ['js', 'text/javascript; charset=utf-8'],
  ['svg', 'image/svg+xml'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['webp', 'image/webp'],
  ['mp4', 'video/mp4'],
  ['mp3', 'audio/mpeg'],
  ['m4a', 'audio/mp4'],
]);

/** Files by address: no path is ever joined from a request. Empty where nothing was built. */
function filesBelow(dir: string, address = ROOT): [string, string][] {
  try {
    return readdirSync(dir, { withFileTypes: true }).flatMap((entry): [string, string][] => {
      const path = join(dir, entry.name);
      return entry.isDirectory()
        ? filesBelow(path, `${address}${entry.name}/`)
        : [[`${address}${entry.name}`, path]];
    });
  } catch {
    return [];
  }
}

const NOT_BUILT = `<!doctype html><html lang="en-US"><meta charset="utf-8"><title>Guide</title>
<h1>The guide has not been built</h1><p>A build writes it: run <code>npm run build</code>, then start the server again.</p>
<p lang="zh-CN">使用手册尚未生成：请先运行 <code>npm run build</code>，再重新启动服务器。</p></html>`;

/** @param dir `dist/guide` */
export function registerGuide(app: FastifyInstance, dir: string, inside: InternalAccess): void {
  const files = new Map(filesBelow(dir));
  const csp = pageCsp([]);
  app.get('/docs/guide', { onRequest: inside }, (_request, reply) => reply.redirect(ROOT, 302));
  app.get(`${ROOT}*`, { onRequest: inside }, async (request, reply) => {
    const [address = ''] = request.url.split('?');
    const name = address.endsWith('/') ? `${address}index.html` : address;
    if (files.size === 0)
      return reply
        .code(404)
        .headers({ 'content-security-policy': csp })
        .type('text/html; charset=utf-8')
        .send(NOT_BUILT);
    const path = files.get(name);
    const type = TYPES.get(name.slice(name.lastIndexOf('.') + 1));
    if (path === undefined || type === undefined)
      return sendFailure(request, reply, 'not-found', { status: 404 });
    const headers = { 'content-security-policy': csp, 'cache-control': 'private, max-age=300' };
    return reply
      .headers(headers)
      .type(type)
      .send(await readFile(path));
  });
}
