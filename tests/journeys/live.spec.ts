/** A live room in two browsers: they write to each other, one moderates the other, and a recording is only read (D97, D102, R39). */
import type { Browser, Page } from '@playwright/test';
import { become, comeFrom, expect, speak, test, urlOf } from './support/storefront.ts';

const ROOM = urlOf('knowledge', '/live/demo_live');
const HOST = '19900000005';
const VIEWER = '19900000007';

const chat = (page: Page) => page.locator('[data-kind="live-chat"]');
const line = (page: Page, text: string) => chat(page).locator('li').filter({ hasText: text });

async function enter(page: Page): Promise<void> {
  await page.goto(ROOM);
  await expect(chat(page)).toHaveAttribute('data-connection', 'socket');
}

async function hostOf(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await comeFrom(context, '10.9.13.5');
  await speak(context, 'cn');
  const page = await context.newPage();
  await become(page, 'knowledge', HOST);
  await enter(page);
  return page;
}

async function say(page: Page, field: string, text: string): Promise<void> {
  const box = chat(page).getByRole('textbox', { name: field });
  await box.fill(text);
  await expect(chat(page).getByRole('button', { name: /^(?:Send|发送)$/ })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await box.press('Enter');
  await expect(box).toHaveValue('');
}

async function deed(page: Page, text: string, name: string): Promise<void> {
  const more = line(page, text).getByRole('button', { name: /处理/ });
  await more.focus();
  await more.press('Enter');
  await line(page, text).getByRole('button', { name, exact: true }).press('Enter');
}

test('D97, D102, R39: two people write to each other; the teacher takes back, silences and sends out', async ({
  page,
  context,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await speak(context, 'en');
  await become(page, 'knowledge', VIEWER);
  await enter(page);
  const host = await hostOf(browser);
  const mark = String(Date.now());
  const question = `<img src=x onerror=alert(1)> which word goes first? ${mark}`;

  await say(page, 'Write a message', question);
  await expect(line(host, question)).toBeVisible();
  await expect(line(page, question)).toHaveCount(1);
  await say(host, '发言', `先删“非常” ${mark}`);
  await expect(line(page, `先删“非常” ${mark}`)).toBeVisible();
  await expect(line(page, `先删“非常” ${mark}`).getByText('Teacher')).toBeVisible();

  await deed(host, question, '置顶');
  await expect(chat(page).getByText(/^Pinned/)).toBeVisible();
  await deed(host, question, '撤回');
  await expect(line(page, question)).toHaveCount(0);
  await expect(
    chat(page)
      .getByText(/was deleted/)
      .last(),
  ).toBeVisible();

  const second = `one more ${mark}`;
  await say(page, 'Write a message', second);
  await expect(line(host, second)).toBeVisible();
  await deed(host, second, '禁言 10 分钟');
  await expect(chat(page).getByText(/^You are muted until/)).toBeVisible();
  await expect(chat(page)).toHaveAttribute('data-connection', 'poll');
  await expect(line(page, second)).toBeVisible();

  await deed(host, second, '移出直播间');
  await host.getByRole('dialog').getByRole('button', { name: '移出直播间' }).click();
  await expect(page.getByText('You were removed from this room')).toBeVisible();
  await host.context().close();
});

test('D29, M236: a recording says that it is one, and takes no messages @side', async ({ page, context }) => {
  await speak(context, 'en');
  await page.goto(urlOf('knowledge', '/live/demo_replay'));
  await expect(page.locator('[data-kind="live-bar"]').getByText('Replay', { exact: true })).toBeVisible();
  await expect(chat(page).getByText('This is a replay, so you can’t write')).toBeVisible();
});

test('D29: who may enter a live on air is taken into its room, and stays at its detail where they say so @side', async ({
  page,
  context,
}) => {
  await speak(context, 'en');
  await become(page, 'knowledge', '19900000001');
  await page.goto(urlOf('knowledge', '/detail/demo_live/4'));
  await page.waitForURL(ROOM);
  await expect(chat(page)).toBeVisible();
  await page.getByRole('link', { name: 'Back to details' }).click();
  await page.waitForURL(/stay=1$/);
  const action = page.locator('[data-action]');
  await expect(action).toHaveAttribute('href', /^\/live\/demo_live/);
});
