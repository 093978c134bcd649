/** Camps at the desk: a lesson and a deadline moved on the calendar, a class answered and kept in order, and what its learner sees (D87, D89). */
import type { Page } from '@playwright/test';
import { openSecrets } from '#server/kernel/config/secrets.ts';
import { DAY_MS } from '#schemas/time.ts';
import { axeOf } from './support/axe.ts';
import { openDesk } from './support/at-desk.ts';
import { become, expect, untilHydrated, test, urlOf } from './support/storefront.ts';

const SHOP = 'knowledge';
const LEARNER = '19900000001';
/** A day of the shop so many days from now. */
const shopDay = (days: number) =>
  new Date(Date.now() + days * DAY_MS + 8 * 3_600_000).toISOString().slice(0, 10);
const MONTH = shopDay(40).slice(0, 7);

async function ask(name: string, body: object): Promise<void> {
  const { consoleToken } = openSecrets({ dataDir: process.env['JOURNEY_DATA_DIR'] ?? '' });
  const answer = await fetch(new URL(`/api/console.${name}/1.0.0`, urlOf('')), {
    method: 'POST',
    headers: { authorization: `Bearer ${consoleToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ shop: SHOP, ...body }),
  });
  expect(await answer.json()).toMatchObject({ code: 0 });
}

/** A free camp of two days whose one term begins with a later month, and a task of it. */
async function makeCamp(id: string): Promise<void> {
  const lesson = (n: number) => ({
    id: `${id}_l${String(n)}`,
    title: { cn: `第 ${String(n)} 课`, en: `Lesson ${String(n)}` },
    type: 1,
    text: '<p>Read</p>',
    unlock_day: n,
  });
  await ask('goods.save', {
    id,
    item: {
      type: 25,
      title: { cn: `营 ${id}`, en: `Camp ${id}` },
      state: 'on',
      price: 0,
      outline: [lesson(1), lesson(2)],
      terms: [
        { id: 't1', title: 'One', start: `${MONTH}-03T00:00:00+08:00`, end: `${MONTH}-20T00:00:00+08:00` },
      ],
      skus: [],
    },
  });
  const due = `${MONTH}-10T20:00:00+08:00`;
  const task = { id: `${id}_task`, kind: 'answer', type: 'text', title: `Hand in ${id}`, due, goods_id: id };
  await ask('tasks.import', { tasks: [{ ...task, audience: 'owners' }] });
}

const day = (page: Page, date: number) =>
  page.locator(
    `[data-day="${String(Date.parse(`${MONTH}-${String(date).padStart(2, '0')}T00:00:00+08:00`))}"]`,
  );
const entry = (page: Page, text: string) => page.locator('[data-entry]').filter({ hasText: text });

test('D87, D138: a teacher moves a lesson and a deadline on the calendar, by keys, and the learner’s outline follows', async ({
  page,
  browser,
}) => {
  const id = `camp_${String(Date.now())}`;
  await makeCamp(id);
  await openDesk(page, `/desk/camps`, { role: 'teacher' });
  await page.goto(urlOf(SHOP, `/desk/camps?camp=${id}&month=${MONTH}`));
  await expect(day(page, 3)).toHaveAttribute('data-count', '1');
  await expect(day(page, 10)).toHaveAttribute('data-count', '1');
  await day(page, 3).focus();
  await page.keyboard.press('ArrowRight');
  await expect(day(page, 4)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-entry]')).toHaveCount(1);
  await entry(page, 'Lesson 2').locator('[data-action="move"]').click();
  await page.locator('[name="/unlock_day"]').fill('5');
  await page.locator('[data-action="save"]').click();
  await expect(day(page, 7)).toHaveAttribute('data-count', '1');
  await page.locator('[data-action="whole-month"]').click();
  await entry(page, `Hand in ${id}`).locator('[data-action="move"]').click();
  await page.locator('[name="/due"]').fill(`${MONTH}-12T20:00`);
  await page.locator('[data-action="save"]').click();
  await expect(day(page, 12)).toHaveAttribute('data-count', '1');
  await expect(day(page, 10)).toHaveAttribute('data-count', '0');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await axeOf(page).analyze()).violations.map(({ id: rule }) => rule)).toEqual([]);

  const learner = await (await browser.newContext()).newPage();
  await become(learner, SHOP, LEARNER);
  await learner.goto(urlOf(SHOP, `/detail/${id}/25?navIndex=1&lang=en`));
  await untilHydrated(learner);
  await expect(learner.getByText('Lesson 2').first()).toBeVisible();
  const answer = await learner.evaluate(async (camp) => {
    const response = await fetch(`/api/goods.directory.get/1.0.0?goods_id=${camp}`);
    const { data }: { data: { list: { day: number }[] } } = await response.json();
    return data.list.map((node) => node.day);
  }, id);
  expect(answer).toEqual([1, 5]);
  await learner.context().close();

  await page.setViewportSize({ width: 390, height: 800 });
  await expect(page.getByRole('grid')).toHaveCount(0);
  await expect(entry(page, 'Lesson 2')).toBeVisible();
});

test('D89, D138: a teacher answers, pins, hides and shows a post of a class, and its learner reads it so', async ({
  page,
  browser,
}) => {
  const id = `class_${String(Date.now())}`;
  await makeCamp(id);
  const learner = await (await browser.newContext()).newPage();
  await become(learner, SHOP, LEARNER);
  await ask('access.grant', { person: LEARNER, goods_id: id, reason: 'For the class' });
  const comment = await learner.evaluate(async (resource_id) => {
    const response = await fetch('/api/comment.add/1.0.0', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'app-id': 'appknowledge' },
      body: JSON.stringify({ resource_id, content: 'When do we begin?', kind: 'question' }),
    });
    const answer: { code: number; data: { id: string } } = await response.json();
    return answer;
  }, id);
  expect(comment).toMatchObject({ code: 0 });
  const post = comment.data.id;
  await openDesk(page, '/desk/classes', { role: 'teacher' });
  await page
    .locator('[data-list="classes"]')
    .getByRole('link', { name: `Camp ${id}` })
    .click();
  const row = page.locator(`[data-list="class-posts"] [data-row="${post}"]`);
  await expect(row).toContainText('When do we begin?');
  const act = (name: string) => row.locator(`[data-action="${name}"]`).first();
  await act('reply').click();
  await page.locator('[name="reply"]').fill('On Monday.');
  await page.locator('[data-action="ok"]').click();
  await expect(row.locator('[data-reply]')).toContainText('On Monday.');
  await act('pin').click();
  await expect(act('unpin')).toBeVisible();
  await act('hide').click();
  await act('approve').click();
  await expect(act('hide')).toBeVisible();
  expect((await axeOf(page).analyze()).violations.map(({ id: rule }) => rule)).toEqual([]);

  await learner.goto(urlOf(SHOP, `/detail/${id}/25?lang=en`));
  await untilHydrated(learner);
  await learner.getByRole('tab', { name: /^Discussion/ }).click();
  const talk = learner.locator('[data-kind="detail-interaction"]');
  await expect(talk).toContainText('When do we begin?');
  await expect(talk.getByText('Pinned')).toBeVisible();
  await expect(talk).toContainText('On Monday.');
  await learner.context().close();

  await row.locator('[data-action="delete"]').first().click();
  await page.locator('[data-action="ok"]').click();
  await expect(row).toHaveCount(0);
});
