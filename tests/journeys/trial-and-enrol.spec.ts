/** A visitor tries a lesson, listens, and leaves a number; the merchant reads it. */
import type { Locator, Page } from '@playwright/test';
import { fieldMessages } from '#features/forms/field-messages.ts';
import { newestCode, untilSaid, untilSlide } from './support/login.ts';
import { shop } from './support/shop-cli.ts';
import { expect, untilHydrated, quiet, speak, test, urlOf } from './support/storefront.ts';

const film = (page: Page): Locator => page.locator('[data-kind="video"] video');
const start = (page: Page): Locator =>
  page.locator('[data-kind="video"]').getByRole('button', { name: /^(?:Play|播放)/ });

interface FilmState {
  at: number;
  isPaused: boolean;
  width: number;
  captions: { language: string; mode: string }[];
  caption: string;
}

function stateOf(video: Locator): Promise<FilmState> {
  return video.evaluate((element: HTMLVideoElement) => {
    const tracks = [...element.textTracks];
    const cues = tracks.flatMap((track) => (track.mode === 'showing' ? [...(track.activeCues ?? [])] : []));
    return {
      at: element.currentTime,
      isPaused: element.paused,
      width: element.videoWidth,
      captions: tracks.map(({ language, mode }) => ({ language, mode })),
      caption: cues.map((cue) => ('text' in cue ? String(cue.text) : '')).join(' '),
    };
  });
}

test('D36: a film is fetched when it is played, speaks and is captioned in the page’s language', async ({
  page,
  context,
  complaints,
}) => {
  await speak(context, 'en');
  const fetchedItems: { status: number; range: string | undefined }[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('.mp4'))
      fetchedItems.push({ status: answer.status(), range: answer.request().headers()['range'] });
  });
  await page.goto(urlOf('', '/page/trial'));
  await quiet(page);
  await expect(film(page)).toBeVisible();
  expect(fetchedItems).toEqual([]);
  await start(page).click();
  await expect.poll(async () => (await stateOf(film(page))).at).toBeGreaterThan(1);
  const state = await stateOf(film(page));
  expect(state.isPaused).toBe(false);
  expect(state.width).toBe(960);
  expect(state.captions).toEqual([
    { language: 'zh-CN', mode: 'disabled' },
    { language: 'en-US', mode: 'showing' },
  ]);
  expect(state.caption).toBe('One window, three kinds of light.');
  expect(fetchedItems[0]).toEqual({ status: 206, range: 'bytes=0-' });
  await film(page).evaluate((element: HTMLVideoElement) => {
    element.currentTime = 12;
  });
  await expect.poll(async () => (await stateOf(film(page))).caption).toContain('side light');
  expect(complaints).toEqual([]);
});

test('D36: one is heard at a time, and a recording obeys the keyboard', async ({
  page,
  context,
  complaints,
}) => {
  await speak(context, 'cn');
  await page.goto(urlOf('', '/page/trial'));
  await untilHydrated(page);
  await start(page).click();
  await expect.poll(async () => (await stateOf(film(page))).at).toBeGreaterThan(0.3);
  const row = page.locator('[data-kind="audio"] li').first();
  await row.scrollIntoViewIfNeeded();
  await row.getByRole('button', { name: '播放：把今天放下：先呼吸几次' }).press('Enter');
  await expect(row.getByRole('button', { name: '暂停：把今天放下：先呼吸几次' })).toBeVisible();
  expect((await stateOf(film(page))).isPaused).toBe(true);
  const slider = row.getByRole('slider');
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(0);
  await row.getByRole('button', { name: '前进 15 秒' }).click();
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThanOrEqual(15);
  await slider.press('Home');
  await expect.poll(async () => Number(await slider.inputValue())).toBeLessThan(5);
  await row.getByRole('button', { name: '暂停：把今天放下：先呼吸几次' }).click();
  expect(complaints).toEqual([]);
});

test('R59: a film that cannot be had says so, and is played at the second try', async ({ page, context }) => {
  await speak(context, 'cn');
  await page.route('**/*.mp4', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(urlOf('', '/page/trial'));
  await untilHydrated(page);
  await start(page).click();
  const fault = page.getByRole('alert').filter({ hasText: '视频无法播放' });
  await expect(fault).toBeVisible();
  await expect(fault.getByRole('link')).toHaveAttribute('href', '/demo/media/window-light.mp4');
  await page.unroute('**/*.mp4');
  await fault.getByRole('button', { name: '重试' }).click();
  await expect(fault).toBeHidden();
  await expect.poll(async () => (await stateOf(film(page))).at).toBeGreaterThan(0);
});

/** A number proven by its code. */
async function provePhone(page: Page, form: Locator, number: string): Promise<void> {
  const field = form.getByRole('textbox', { name: '手机号' });
  const proofs = form.getByRole('button', { name: /^验证/ });
  const prove = proofs.first();
  await expect(prove).toHaveAttribute('aria-expanded', 'true');
  await untilSlide(page, 'form.verify_type.get', async () => {
    await prove.click();
    await expect(prove).toHaveAttribute('aria-expanded', 'false');
    await prove.click();
  });
  const code = form.getByRole('textbox', { name: '短信验证码' });
  await form.getByRole('button', { name: '获取验证码' }).click();
  await untilSaid(page, 'cn', page.getByText(fieldMessages.cn.Code_sent));
  await code.fill('000000');
  await expect(form.getByText('请输入正确的短信码')).toBeVisible();
  await code.fill(await newestCode(number.replaceAll(' ', '')));
  await expect(form.getByRole('status').filter({ hasText: '已验证' })).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill('199 0000 0001');
  await expect(proofs).toHaveCount(2);
  await field.fill(number);
  await expect(proofs).toHaveCount(1);
}

test('D91: a form filled in wrong says where, filled in right it is kept, and the merchant reads it', async ({
  page,
  context,
  complaints,
}) => {
  await speak(context, 'cn');
  await page.goto(urlOf('', '/page/enrol'));
  await untilHydrated(page);
  const form = page.locator('[data-kind="info-form"] form');
  const name = form.getByLabel('怎么称呼你');
  const send = form.getByRole('button', { name: '请回电给我' });
  const number = `199 0000 ${String(1000 + (Date.now() % 9000))}`;
  const writer = `小周${Date.now() % 100_000}`;

  await form.getByRole('textbox', { name: '手机号' }).fill('12');
  await send.click();
  await expect(name).toBeFocused();
  await expect(form.getByText('请填写此项')).toBeVisible();
  await expect(form.getByText('请填写正确的电话号码')).toBeVisible();
  await expect(form.getByRole('textbox', { name: '手机号' })).toHaveAttribute('aria-invalid', 'true');

  await name.fill(writer);
  await form.getByRole('textbox', { name: '手机号' }).fill('=199 0000 0042');
  await form.getByRole('checkbox', { name: '写作' }).check();
  await form.getByRole('radio', { name: '从零开始' }).check();
  const day = form.getByLabel('希望哪天开始');
  await day.click();
  await day.fill('2027/2/27');
  await page.locator('.arco-picker-cell-in-view').getByText('28', { exact: true }).click();
  await expect(day).toHaveValue('2027-02-28');
  await form.getByRole('combobox', { name: '所在地区' }).click();
  for (const name of ['浙江省', '杭州市', '西湖区']) await page.getByRole('menuitem', { name }).click();
  await form.getByLabel('学完想做成的一件事').fill('=1+1 的第一本书');
  await send.click();
  await expect(form.getByRole('textbox', { name: '手机号' })).toBeFocused();

  // Another page of the shop and back: nothing typed is lost, and nothing of it lies in storage.
  await page.getByRole('link', { name: '先免费试听一节' }).click();
  await expect(film(page)).toBeVisible();
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
  ).not.toContain(writer);
  await page.goBack();
  await expect(name).toHaveValue(writer);
  await expect(form.getByRole('checkbox', { name: '写作' })).toBeChecked();

  await form.getByRole('textbox', { name: '手机号' }).fill(number);
  await send.press('Enter');
  await expect(form.getByText('请先验证，再提交')).toBeVisible();
  await provePhone(page, form, number);
  await send.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '收到了，一个工作日内给你回电' })).toBeFocused();
  const { exit, out } = await shop('answers', 'knowledge', 'enrol', '--lang', 'cn');
  expect(exit).toBe(0);
  const rows = out.split('\r\n');
  expect(rows[0]).toContain('怎么称呼你,手机号');
  const own = rows.find((row) => row.includes(writer));
  expect(own).toContain(`${number},,写作,从零开始,2027-02-28,,浙江省 杭州市 西湖区,'=1+1 的第一本书`);
  expect(complaints).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('D36: films and recordings have the browser’s controls, and a form says what it needs', async ({
    page,
  }) => {
    await page.goto(urlOf('', '/page/trial'));
    await expect(film(page)).toHaveAttribute('controls', '');
    await expect(page.locator('audio[controls]')).toHaveCount(2);
    await page.goto(urlOf('', '/page/enrol'));
    await expect(page.locator('[data-kind="info-form"] noscript p')).toBeVisible();
    await page.getByLabel('怎么称呼你').fill('Ann');
    await page.getByRole('button', { name: '请回电给我' }).click();
    expect(new URL(page.url()).search).toBe('');
  });
});
