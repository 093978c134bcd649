/** A visitor watches what is free of a paid film: it plays out of encrypted segments, ends where the trial ends, and leads to the price. */
import { playerWords } from '#pieces/player-words.ts';
import { expect, untilHydrated, quiet, speak, test, urlOf } from './support/storefront.ts';

test('R33: a trial plays in the browser, is sent no further than its end, and offers to buy there', async ({
  page,
  context,
  complaints,
}) => {
  await speak(context, 'en');
  const requests: string[] = [];
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/play/')) requests.push(pathname.split('/').at(-1) ?? '');
    if (/hls/.test(pathname)) scripts.push(pathname);
  });
  await page.goto(urlOf('', '/detail/demo_paid_video/3'));
  await untilHydrated(page);
  await quiet(page);
  // Nothing of the player or the film is fetched before somebody wants it.
  expect([requests, scripts]).toEqual([[], []]);
  await page.getByRole('button', { name: /^Watch the trial/ }).click();
  const film = page.locator('[data-kind="detail-head"] video');
  await expect.poll(() => film.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0.5);
  expect(await film.evaluate((one: HTMLVideoElement) => one.videoWidth)).toBe(640);
  expect(await film.evaluate((one: HTMLVideoElement) => one.duration)).toBeLessThan(10.4);
  await film.evaluate((one: HTMLVideoElement) => {
    one.currentTime = 9.4;
  });
  const over = page.getByRole('status').filter({ hasText: 'Your free preview has ended' });
  await expect(over).toBeVisible();
  await expect(over.getByRole('link', { name: 'See the price' })).toHaveAttribute('href', '#buy');
  expect(new Set(requests.filter((name) => name.endsWith('.m4s')))).toEqual(
    new Set(['1.m4s', '2.m4s', '3.m4s']),
  );
  expect(scripts.length).toBeGreaterThan(0);
  await over.getByRole('button', { name: 'Play again' }).click();
  await expect.poll(() => film.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeLessThan(5);
  await expect(page.locator('[data-action="buy"]:visible')).toHaveCount(1);
  expect(complaints).toEqual([]);
});

for (const [locale, press, says, wayOn] of [
  ['cn', /^试看/, '当前环境不支持', '请更新浏览器，或用新版 Chrome、Edge、Firefox、Safari 打开本页'],
  [
    'en',
    /^Watch the trial/,
    'Current environment unsupported',
    'Update your browser, or open this page in a recent Chrome, Edge, Firefox or Safari',
  ],
] as const)
  test(`M239: a browser that plays no films in segments says so, and which do (${locale}) @side`, async ({
    page,
    context,
    complaints,
  }) => {
    await speak(context, locale);
    await page.addInitScript(() => {
      for (const means of ['MediaSource', 'ManagedMediaSource', 'WebKitMediaSource'])
        Reflect.deleteProperty(window, means);
      const { canPlayType } = HTMLMediaElement.prototype;
      HTMLMediaElement.prototype.canPlayType = function ofThisBrowser(kind) {
        return /mpegurl/i.test(kind) ? '' : canPlayType.call(this, kind);
      };
    });
    await page.goto(urlOf('', '/detail/demo_paid_video/3'));
    await untilHydrated(page);
    await page.getByRole('button', { name: press }).click();
    const toldLocator = page.locator('[data-kind="detail-head"]').getByRole('alert');
    await expect(toldLocator).toContainText(says);
    await expect(toldLocator).toContainText(wayOn);
    // Whatever was tried again would fail again.
    await expect(toldLocator.getByRole('button')).toHaveCount(0);
    await expect(page.locator('[data-action="buy"]:visible')).toHaveCount(1);
    expect(complaints).toEqual([]);
  });

for (const [locale, press, name, endedText] of [
  ['cn', /^试看/, '播放控制', '试学结束'],
  ['en', /^Watch the trial/, 'Player controls', 'Your free preview has ended'],
] as const)
  test(`D115: a trial plays in the controls of lessons, by mouse and by keyboard (${locale})`, async ({
    page,
    context,
    complaints,
  }) => {
    const t = playerWords.in(locale);
    await speak(context, locale);
    await page.goto(urlOf('', '/detail/demo_paid_video/3'));
    await untilHydrated(page);
    const head = page.locator('[data-kind="detail-head"]');
    await head.getByRole('button', { name: press }).focus();
    await page.keyboard.press('Enter');
    const film = head.locator('video');
    const at = () => film.evaluate((one: HTMLVideoElement) => one.currentTime);
    const isPaused = () => film.evaluate((one: HTMLVideoElement) => one.paused);
    await expect.poll(at).toBeGreaterThan(0.5);
    // The browser's own controls are not drawn: ours stand below the picture.
    expect(await film.evaluate((one: HTMLVideoElement) => one.controls)).toBe(false);
    const controls = head.getByRole('group', { name });
    await controls.getByRole('button', { name: t('pause') }).click();
    await expect.poll(isPaused).toBe(true);
    const [picture, bar] = [await film.boundingBox(), await controls.boundingBox()];
    expect(Math.round((picture?.y ?? 0) + (picture?.height ?? 0))).toBeLessThanOrEqual(
      Math.ceil(bar?.y ?? 0),
    );
    for (const key of ['speed', 'mute', 'full'] as const)
      await expect(controls.getByRole('button', { name: t(key) })).toBeVisible();
    await expect(controls.getByRole('slider').first()).toBeEnabled();
    await page.keyboard.press('k');
    await expect.poll(isPaused).toBe(false);
    await page.keyboard.press('k');
    await expect.poll(isPaused).toBe(true);
    await page.keyboard.press('m');
    await expect(controls.getByRole('button', { name: t('unmute') })).toBeVisible();
    await page.keyboard.press('k');
    await expect.poll(isPaused).toBe(false);
    await page.keyboard.press('l');
    await expect(head.getByRole('status').filter({ hasText: endedText })).toBeVisible();
    expect(complaints).toEqual([]);
  });
