/** Pages inside WeCom's app, against a stand-in of its scripts: signed as WeCom describes it, and shared by title, words and picture (M220, M221). */
import { createHash } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, untilHydrated, test, urlOf } from './support/storefront.ts';
import { TICKETS } from './support/wecom.ts';

const SCRIPTS = ['https://res.wx.qq.com/**', 'https://open.work.weixin.qq.com/**'];
const WECOM =
  'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/120.0 Safari/537.36 wxwork/4.1.22 MicroMessenger/7.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 wxwork/4.1.22 MicroMessenger/7.0';

/** What the scripts of the stand-in were called with, in order. */
interface SdkCall {
  name: string;
  input: Record<string, unknown>;
}

/** Records every call; `ready` comes after `config`, as the real scripts have it. */
const STAND_IN = `(() => {
  if (window.wx) return;
  const heard = (window.heardByWecom = []);
  let isReady = false, waiting = [];
  const done = () => { isReady = true; waiting.splice(0).forEach((one) => one()); };
  window.wx = new Proxy({}, { get: (_, name) => (input) => {
    if (name === 'ready') return void (isReady ? input() : waiting.push(input));
    if (name === 'error') return;
    heard.push({ name, input });
    if (name === 'config') setTimeout(done, 10);
  } });
})();`;

async function standIn(context: BrowserContext): Promise<string[]> {
  const requests: string[] = [];
  for (const pattern of SCRIPTS)
    await context.route(pattern, (route) => {
      requests.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: STAND_IN });
    });
  return requests;
}

const heardBy = (page: Page) =>
  page.evaluate((): SdkCall[] => JSON.parse(JSON.stringify(Reflect.get(window, 'heardByWecom') ?? [])));

/** As WeCom's documentation has it: four fields in the order of their names, hashed. */
function publishedSignature(ticket: string | undefined, input: Record<string, unknown>, url: string): string {
  const text = `jsapi_ticket=${String(ticket)}&noncestr=${String(input['nonceStr'])}&timestamp=${String(input['timestamp'])}&url=${url}`;
  return createHash('sha1').update(text).digest('hex');
}

const last = (events: SdkCall[], name: string) =>
  events.filter((one) => one.name === name).at(-1)?.input ?? {};

test.describe('inside WeCom', () => {
  test.use({ userAgent: WECOM });

  test('M220, M221: every page is signed by the published algorithm, and shared by its own words', async ({
    page,
    context,
    complaints,
  }) => {
    const requests = await standIn(context);
    const home = urlOf('wecom', '/');
    await page.goto(home);
    await untilHydrated(page);
    await expect.poll(async () => (await heardBy(page)).map(({ name }) => name)).toContain('agentConfig');
    const events = await heardBy(page);
    const config = last(events, 'config');
    expect(config).toMatchObject({ appId: 'ww1', beta: true });
    expect(config['signature']).toBe(publishedSignature(TICKETS['/cgi-bin/get_jsapi_ticket'], config, home));
    const agent = last(events, 'agentConfig');
    expect(agent).toMatchObject({ corpid: 'ww1', agentid: '1000002' });
    expect(agent['signature']).toBe(publishedSignature(TICKETS['/cgi-bin/ticket/get'], agent, home));
    const sharedValue = last(events, 'onMenuShareAppMessage');
    expect(sharedValue).toEqual({
      title: await page.title(),
      desc: await page.locator('meta[name="description"]').getAttribute('content'),
      imgUrl: await page.locator('meta[property="og:image"]').getAttribute('content'),
      link: home,
    });
    expect(sharedValue['title']).not.toBe('');

    await page.locator('main a[href^="/detail/"]').first().click();
    await page.waitForURL(/\/detail\//);
    await untilHydrated(page);
    const there = page.url();
    await expect.poll(async () => last(await heardBy(page), 'onMenuShareAppMessage')['link']).toBe(there);
    // However late its title comes.
    await expect
      .poll(async () => last(await heardBy(page), 'onMenuShareAppMessage')['title'])
      .not.toBe(sharedValue['title']);
    const next = await heardBy(page);
    expect(last(next, 'onMenuShareAppMessage')['title']).toBe(await page.title());
    expect(last(next, 'config')['signature']).toBe(
      publishedSignature(TICKETS['/cgi-bin/get_jsapi_ticket'], last(next, 'config'), there),
    );
    // The scripts are brought once.
    expect(requests).toHaveLength(2);
    expect(complaints).toEqual([]);
  });
});

test.describe('inside WeCom on a phone by Apple', () => {
  test.use({ userAgent: IPHONE });

  test('M220: signed is the address WeCom opened, shared the page that is there', async ({
    page,
    context,
  }) => {
    await standIn(context);
    const home = urlOf('wecom', '/');
    await page.goto(home);
    await untilHydrated(page);
    await expect
      .poll(async () => (await heardBy(page)).map(({ name }) => name))
      .toContain('onMenuShareAppMessage');
    await page.locator('main a[href^="/detail/"]').first().click();
    await page.waitForURL(/\/detail\//);
    await expect
      .poll(async () => last(await heardBy(page), 'onMenuShareAppMessage')['link'])
      .toBe(page.url());
    const config = last(await heardBy(page), 'config');
    expect(config['signature']).toBe(publishedSignature(TICKETS['/cgi-bin/get_jsapi_ticket'], config, home));
  });
});

test('M220, M221: outside WeCom no script is brought and no call is made', async ({ page, context }) => {
  const requests = await standIn(context);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.goto(urlOf('wecom', '/'));
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  expect(calls.filter((url) => /js_init_data|share-pages|wecom-sdk/.test(url))).toEqual([]);
});
