/** What the HTML of the home and of the login says before any script: head, policy, language, who it is for. */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../../tools/imports.ts';
import { curl, expect, test } from '../journeys/support/storefront.ts';

test('M72: title, description, canonical, Open Graph and JSON-LD stand in the head', async () => {
  const { body } = await curl('', '/');
  expect(body).toMatch(/<title>[^<]{2,}<\/title>/);
  expect(body).toMatch(/<meta[^>]*name="description"[^>]*content="[^"]{5,}"/);
  expect(body).toMatch(/<link[^>]*rel="canonical"/);
  expect(body).toMatch(/<meta[^>]*property="og:title"/);
  expect(body).toMatch(/<script type="application\/ld\+json"/);
});

test('R1: the page runs under a policy without unsafe-eval and without inline script', async () => {
  const { headers } = await curl('', '/');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('unsafe-eval');
  expect(/script-src[^;]*unsafe-inline/.test(policy)).toBe(false);
});

test('M162: the language cookie takes cn and en, and nothing else', async () => {
  const langOf = async (cookie: string) =>
    /<html[^>]*lang="([^"]+)"/.exec((await curl('', '/', { cookie })).body)?.[1];
  expect(await langOf('locale=en')).toBe('en-US');
  expect(await langOf('locale=cn')).toBe('zh-CN');
  for (const other of ['fr', 'EN', 'zh', '', '%', 'en-US', '__proto__'])
    expect(await langOf(`locale=${other}`)).toBe('zh-CN');
});

test('M87: records and purchases of an anonymous visitor do not leave the page', async () => {
  const { body } = await curl('', '/');
  expect(body).toMatch(/data-login/);
});

test('M35: the login page has its box without script, and is the same for everyone', async () => {
  const { body, status } = await curl('knowledge', '/login');
  expect(status).toBe(200);
  expect(body).toMatch(/data-kind="login-panel"/);
});

test('D115: every page of the demo has one heading of the first level, which names it', async () => {
  const pages = readdirSync(join(ROOT, 'demo/shops/knowledge/page')).map((file) => basename(file, '.json'));
  expect(pages.length).toBeGreaterThan(8);
  let namedCount = 0;
  for (const id of pages) {
    const path = id.startsWith('zone-') ? `/p/pc/zone/${id.slice(5)}` : id === 'home' ? '/' : `/page/${id}`;
    const { status, body } = await curl('knowledge', path);
    // A zone that is shut to strangers shows its gate.
    if (status !== 200) continue;
    namedCount += 1;
    const titles = [...body.matchAll(/<h1[^>]*>([\s\S]*?)<\/h1>/g)].map(([, inside = '']) => inside);
    expect(titles, path).toHaveLength(1);
    expect(titles[0], path).not.toBe('');
  }
  expect(namedCount).toBeGreaterThan(8);
});
