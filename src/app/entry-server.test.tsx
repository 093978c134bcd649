/**
 * @vitest-environment node
 * The server's door: statuses, redirects, head and privacy of whole pages.
 */
import { describe, expect, test } from 'vitest';
import { renderInput, renderPage as page } from '../../tests/support/render-page.ts';
import { render } from './entry-server.tsx';

describe('a page from the server', () => {
  test('M16: the home is 200, may be shared, and says what it was made from', async () => {
    expect(await page('/')).toMatchObject({
      status: 200,
      cache: { isShared: true },
      tags: ['document:page/home'],
    });
  });

  test.each([
    ['M47', '/nowhere'],
    ['M18', '/page/nowhere'],
    ['R9', '/page/%E0%A4%A'],
    ['M47', '/404'],
  ])('%s: %s is a 404 that search engines leave out', async (_row, url) => {
    const { status, html, head } = await page(url);
    expect(status).toBe(404);
    expect(html).toContain('data-kind="not-found"');
    expect(head).toContainEqual({ tag: 'meta', attributes: { name: 'robots', content: 'noindex' } });
  });

  test.each([
    ['M17', '/index', 301, '/'],
    ['M23', '/study/v_1/3?navIndex=1', 301, '/detail/v_1/3?navIndex=1'],
    ['M42', '/p/t_pc/goods_pc_detail/goods_detail/v_1', 302, '/detail/v_1/3'],
  ])('%s: %s redirects', async (_row, url, status, to) => {
    expect(await render(renderInput(url))).toEqual({ kind: 'redirect', status, to });
  });

  test('M57: an anonymous visitor of a training shop is sent to login, a learner is not', async () => {
    const training = { info: { version_type: 170 } };
    expect(await render(renderInput('/', training))).toMatchObject({
      kind: 'redirect',
      to: '/login?jumpfrom=%2F',
    });
    expect(await page('/', training, { loggedIn: true })).toMatchObject({
      status: 200,
      cache: { isShared: false },
    });
  });

  test('R43: a page that needs a person is never shared', async () => {
    expect((await page('/record')).cache.isShared).toBe(false);
  });

  test('M53: a closed Tencent shop shows the login in place of its content', async () => {
    const { html, state } = await page('/', { info: { isTxShop: true, is_closed: 1 } });
    expect(html).toContain('data-kind="login-panel"');
    expect(JSON.parse(state)).toMatchObject({ page: { asksLogin: false } });
  });

  test('M72: title and description fall back to the shop’s', async () => {
    const seo = {
      default_seo_title: { cn: '默认标题', en: 'Default title' },
      default_seo_description: 'about',
    };
    const { head } = await page('/', { info: { seo } }, { locale: 'en' });
    expect(head).toContainEqual({ tag: 'title', attributes: {}, text: 'Default title' });
    expect(head).toContainEqual({ tag: 'meta', attributes: { name: 'description', content: 'about' } });
    expect(head).toContainEqual({
      tag: 'link',
      attributes: { rel: 'canonical', href: 'https://shop.example/?lang=en' },
    });
  });

  test('M66: a grey page is marked on the root, the page background becomes a token', async () => {
    const { htmlClass, themeCss } = await page('/', {
      info: { is_gray_page: 1, page_mp_bgcolor: '#fbf7f1' },
    });
    expect(htmlClass).toBe('is-gray');
    expect(themeCss).toContain('#fbf7f1');
  });

  test('M67: a shop that protects its pages from print says so on the root, other shops do not', async () => {
    const { htmlClass } = await page('/', { info: { is_print_protected: 1 } });
    expect(htmlClass).toBe('is-print-protected');
    expect((await page('/')).htmlClass).toBe('');
    const both = await page('/', { info: { is_print_protected: 1, gray_flag: 1 } });
    expect(both.htmlClass).toBe('is-gray is-print-protected');
  });

  test('M50: the login page is its content under the banner of an expired shop, nothing else', async () => {
    const expiredText = (await page('/login', { info: { expiry_version: 2 } })).html;
    expect(expiredText).toMatch(/<header.*data-kind="expired-banner".*<main.*data-kind="login-panel"/s);
    expect(expiredText).not.toMatch(/data-kind="(?:navbar|footer-record|suspend-menu)"/);
    expect((await page('/login')).html).not.toContain('data-kind="expired-banner"');
  });

  test('M49, M50, M51: layouts have their landmarks', async () => {
    expect((await page('/')).html).toMatch(/<header.*<main id="main".*<footer/s);
    expect((await page('/login')).html).not.toContain('data-kind="navbar"');
    expect((await page('/health')).html).not.toMatch(/<header|<footer/);
  });

  test('R3: a node of the kind constructor leaves the page whole', async () => {
    const { html, state } = await page('/');
    expect(html).toContain('data-kind="navbar"');
    expect(JSON.parse(state)).toMatchObject({
      page: { document: { regions: { main: [{ broken: 'unknown-kind' }] } } },
    });
  });
});
