/**
 * An exam through everything that may happen to it: the page reloaded, the tab closed, the server killed, the network gone,
 * the time up. What is graded is what the server last acknowledged (D85).
 */
import type { BrowserContext, Page } from '@playwright/test';
import { axeOf } from './support/axe.ts';
import { inTurn } from '../support/in-turn.ts';
import { ownServer, type OwnServer } from './support/own-server.ts';
import { expect, untilHydrated, speak, test } from './support/storefront.ts';

const SHOP = 'knowledge';
/** Has the course. */
const LEARNER = '19900000001';

const WORDS = {
  cn: {
    start: /开始考试|再考一次/,
    saved: '已保存',
    unsaved: '尚未保存，恢复后自动提交',
    hand: '交卷',
    open: /还有 2 题没有作答/,
    over: /^时间到/,
    result: '这次没有通过',
    four: '第 4 题，已答',
  },
  en: {
    start: /^Begin|^Try again/,
    saved: 'Saved',
    unsaved: 'Not saved yet, will be sent',
    hand: 'Hand in',
    open: /Not answered yet: 2/,
    over: /^Time is up/,
    result: 'Not passed this time',
    four: 'Question 4, answered',
  },
} as const;

type AcknowledgedAnswers = Map<string, { answer: unknown; seq: number }>;

interface Result {
  score: number;
  answers: { question_id: string; answer: unknown }[];
}

/** What the server acknowledged, and what it graded in the end. */
function follow(context: BrowserContext): { acknowledgedAnswers: AcknowledgedAnswers; results: Result[] } {
  const notice: AcknowledgedAnswers = new Map();
  const results: Result[] = [];
  const hear = (id: string, answer: unknown, seq: number) => {
    if ((notice.get(id)?.seq ?? 0) <= seq) notice.set(id, { answer, seq });
  };
  context.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (pathname.startsWith('/api/exam.answer.save/'))
      void answer.json().then(
        ({ code, data }) => code === 0 && hear(data.question_id, data.answer, data.kept_seq),
        () => undefined,
      );
    // A page that is leaving hears no answer any more: the next one is told what is kept.
    if (pathname.startsWith('/api/exam.start/'))
      void answer.json().then(
        ({ data }) => {
          for (const one of data?.answers ?? []) hear(one.question_id, one.answer, one.seq);
        },
        () => undefined,
      );
    if (pathname.startsWith('/api/exam.result.get/'))
      void answer.json().then(
        ({ code, data }) => {
          if (code === 0) results.push(data);
        },
        () => undefined,
      );
  });
  return { acknowledgedAnswers: notice, results };
}

function expectGraded(result: Result | undefined, acknowledgedAnswers: AcknowledgedAnswers): void {
  const gradedItems = new Map((result?.answers ?? []).map((one) => [one.question_id, one.answer]));
  expect(gradedItems.size).toBe(6);
  for (const [id, answer] of gradedItems)
    expect(answer, id).toEqual(acknowledgedAnswers.get(id)?.answer ?? null);
}

const buildSavedLocator = (page: Page) => page.locator('[data-saved]');
const number = (page: Page, n: number) =>
  page
    .locator('nav ol')
    .last()
    .getByRole('button')
    .nth(n - 1);

const EXAM = {
  id: 'demo_exam',
  pass_score: 60,
  attempts: 0,
  wait_s: 0,
  questions: [
    'demo_q_window',
    'demo_q_gather',
    'demo_q_cut',
    'demo_q_thick',
    'demo_q_order',
    'demo_q_stitch',
  ],
};

let server: OwnServer;
test.beforeAll(async () => {
  server = await ownServer();
  // It is taken several times here, one after another.
  const often = { ...EXAM, duration_s: 1800 };
  expect(
    (await server.console('/api/console.exams.import/1.0.0', { shop: SHOP, tables: { exams: [often] } }))
      .code,
  ).toBe(0);
});
test.afterAll(() => server.close());
test.describe.configure({ mode: 'serial' });

/** The server is this journey's alone: nobody else is counted with it, so no address of its own is said. */
async function become(page: Page): Promise<void> {
  await page.context().setExtraHTTPHeaders({});
  await page.goto(server.urlOf('', '/dev/shops'));
  const form = page.locator(`form[action^="${server.urlOf(SHOP, '/')}"]`).filter({ hasText: LEARNER });
  await form.first().getByRole('button').click();
  await page.waitForURL(server.urlOf(SHOP, '/'));
}

for (const [locale, width] of inTurn(
  [
    ['cn', 1280],
    ['en', 390],
  ],
  1,
))
  test(`D85: an exam in ${locale} at ${String(width)}: reloaded, closed, its server killed, offline, handed in`, async ({
    context,
  }) => {
    const t = WORDS[locale];
    const { acknowledgedAnswers: toldAnswers, results } = follow(context);
    await speak(context, locale);
    let page = await context.newPage();
    await page.setViewportSize({ width, height: 844 });
    await become(page);
    await page.goto(server.urlOf(SHOP, '/detail/demo_paid_course/50?navIndex=1'));
    await untilHydrated(page);
    await page.locator('[data-kind="detail-catalogue"] a[href="/exam/demo_exam"]').click();
    await page.waitForURL(server.urlOf(SHOP, '/exam/demo_exam'));
    await page.getByRole('button', { name: t.start }).click();

    // The keyboard answers, and each answer is kept.
    await expect(page.getByRole('radio').first()).toBeVisible();
    await page.keyboard.press('1');
    await page.keyboard.press('b');
    await expect(page.getByRole('radio').nth(1)).toBeChecked();
    await expect(buildSavedLocator(page)).toHaveText(t.saved);
    expect((await axeOf(page).include('[data-kind="exam-page"]').analyze()).violations).toEqual([]);

    // Reloaded, it goes on.
    await page.reload();
    await expect(page.getByRole('radio').nth(1)).toBeChecked();

    // The tab is closed before the server has the answer: this browser has it.
    await page.route('**/api/exam.answer.save/**', (route) => route.abort());
    await number(page, 2).click();
    await page.keyboard.press('3');
    await expect(buildSavedLocator(page)).toHaveText(t.unsaved);
    await expect.poll(() => toldAnswers.size).toBe(1);
    await page.close();
    page = await context.newPage();
    await page.setViewportSize({ width, height: 844 });
    await page.goto(server.urlOf(SHOP, '/exam/demo_exam'));
    await number(page, 2).click();
    await expect(page.getByRole('radio').nth(2)).toBeChecked();
    await expect(buildSavedLocator(page)).toHaveText(t.saved);

    // The server is killed under it, and comes back.
    await server.kill();
    await number(page, 3).click();
    for (const key of ['a', 'b', 'd']) await page.keyboard.press(key);
    await expect(buildSavedLocator(page)).toHaveText(t.unsaved);
    await server.start();
    await expect(buildSavedLocator(page)).toHaveText(t.saved);

    // The network is gone; nothing can be handed in that is not kept.
    await context.setOffline(true);
    await number(page, 4).click();
    await page.keyboard.press('1');
    await expect(buildSavedLocator(page)).toHaveText(t.unsaved);
    await expect(number(page, 4)).toHaveAccessibleName(t.four);
    await page.keyboard.press('ArrowRight');
    await context.setOffline(false);
    await expect(buildSavedLocator(page)).toHaveText(t.saved);
    await expect.poll(() => toldAnswers.size).toBe(4);

    await page.getByRole('button', { name: t.hand }).click();
    const box = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await expect(box).toContainText(t.open);
    await box.getByRole('button', { name: t.hand }).click();
    await expect(page.getByRole('heading', { name: t.result })).toBeVisible();
    await expect(page.locator('[data-score]')).toHaveAttribute('data-score', '40');
    await expect.poll(() => results.length).toBeGreaterThan(0);
    expectGraded(results.at(-1), toldAnswers);
    expect(toldAnswers.get('demo_q_thick')?.answer).toBe(true);
  });

test('D85: when the time is up what was acknowledged counts, whatever else was answered without a network @side', async ({
  context,
}) => {
  const t = WORDS.en;
  const short = { ...EXAM, duration_s: 15 };
  expect(
    (await server.console('/api/console.exams.import/1.0.0', { shop: SHOP, tables: { exams: [short] } }))
      .code,
  ).toBe(0);
  const { acknowledgedAnswers: toldAnswers, results } = follow(context);
  await speak(context, 'en');
  const page = await context.newPage();
  await become(page);
  await page.goto(server.urlOf(SHOP, '/exam/demo_exam'));
  await page.getByRole('button', { name: t.start }).click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await page.keyboard.press('b');
  await expect.poll(() => toldAnswers.get('demo_q_window')?.answer).toBe('B');
  await context.setOffline(true);
  await number(page, 2).click();
  await page.keyboard.press('3');
  await expect(buildSavedLocator(page)).toHaveText(t.unsaved);
  await expect(page.getByRole('alert').filter({ hasText: t.over })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('radio').first()).toBeDisabled();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: t.result })).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => results.length).toBeGreaterThan(0);
  expectGraded(results.at(-1), toldAnswers);
  expect(toldAnswers.get('demo_q_window')?.answer).toBe('B');
});
