/** Who may read the guide, and how its files are sent. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { createInternalAccess } from '#server/kernel/http/internal-access.ts';
import { makeTempDir, removeTempDir } from '../../tests/support/temp-dir.ts';
import { registerGuide } from './guide.ts';

const dir = makeTempDir('guide');
mkdirSync(join(dir, 'cn'));
writeFileSync(join(dir, 'index.html'), '<p>Start</p>');
writeFileSync(join(dir, 'cn/index.html'), '<p>开始</p>');
writeFileSync(join(dir, 'notes.txt'), 'no page');
afterAll(() => removeTempDir(dir));

function serve(access: Parameters<typeof createInternalAccess>[0], folder = dir) {
  const app = fastify();
  // Failures are told in the language of a cookie.
  void app.register(cookie);
  registerGuide(app, folder, createInternalAccess(access));
  return app;
}

it('docs: this machine reads the guide, others with the token of the operator alone', async () => {
  const token = 'a'.repeat(20);
  const here = serve({ isOnlyHere: true });
  expect((await here.inject('/docs/guide/')).body).toBe('<p>Start</p>');
  expect((await here.inject('/docs/guide/cn/')).body).toBe('<p>开始</p>');
  const open = serve({ isOnlyHere: false, opsToken: token });
  const refusedResponse = await open.inject({ url: '/docs/guide/', headers: { host: 'shop.example.com' } });
  expect(refusedResponse.statusCode).toBe(404);
  expect(refusedResponse.body).not.toContain('Start');
  const authorization = `Bearer ${token}`;
  expect((await open.inject({ url: '/docs/guide/', headers: { authorization } })).statusCode).toBe(200);
  const noToken = serve({ isOnlyHere: false });
  expect((await noToken.inject({ url: '/docs/guide', headers: { authorization } })).statusCode).toBe(404);
});

it('docs: what is no file of the guide is not found, and neither is anything where none was built', async () => {
  const here = serve({ isOnlyHere: true });
  for (const path of ['notes.txt', '../guide.ts', '%2e%2e/index.html', 'cn', 'index.html/', '__proto__'])
    expect((await here.inject(`/docs/guide/${path}`)).statusCode, path).toBe(404);
  const bare = serve({ isOnlyHere: true }, join(dir, 'nothing'));
  const page = await bare.inject('/docs/guide/');
  expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(page.body).toContain('<code>npm run build</code>');
  expect(
    (await bare.inject({ url: '/docs/guide/', headers: { host: 'shop.example.com' } })).body,
  ).not.toContain('npm run');
});
