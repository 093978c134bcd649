/** Lessons that are done rather than played, in both languages: a punch card of a camp is marked, a practice is answered to its end (D84, D87). */
import { words as examWords } from '#renderers/study/exam-page/words.ts';
import { words } from './support/study-words.ts';
import { inTurn } from '../support/in-turn.ts';
import { faultsOf } from './support/narrow.ts';
import { become, expect, untilHydrated, speak, test, urlOf } from './support/storefront.ts';

const SHOP = 'knowledge';
/** Has the camp, whose second day is today, and the course. */
const LEARNER = '19900000001';
const CARD = '/learn/demo_punch_2/16?product_id=demo_camp&product_type=25';
const PRACTICE = '/practice/demo_practice?product_id=demo_paid_course&product_type=50';
const BESIDE = '/learn/demo_lesson_2/1?product_id=demo_paid_course&product_type=50';
const TITLES = {
  cn: { card: '打卡：今天拍了什么', practice: '随堂练习：句子与装订' },
  en: { card: 'Punch card: what I photographed', practice: 'Practice: sentences and stitches' },
} as const;

// One person, one after the other: what the first did the second finds.
test.describe.configure({ mode: 'serial' });

for (const [locale, width] of inTurn(
  [
    ['cn', 1280],
    ['en', 390],
  ],
  1,
)) {
  test(`D87: a punch card is marked and kept, in ${locale} at ${String(width)} @side`, async ({
    page,
    context,
    complaints,
  }) => {
    const t = words[locale];
    const message = `A shadow on the stairs (${locale})`;
    await page.setViewportSize({ width, height: 844 });
    await speak(context, locale);
    await become(page, SHOP, LEARNER);
    await page.goto(urlOf(SHOP, CARD));
    await untilHydrated(page);
    const field = page.getByRole('textbox', { name: t.punchWords });
    await field.fill(message);
    const mark = page.getByRole('button', { name: t.punchMark, exact: true });
    await mark.or(page.getByRole('button', { name: t.punchChange })).click();
    const line = page.locator('main aside li', { hasText: TITLES[locale].card });
    await expect(line.getByRole('img', { name: t.finished })).toBeVisible();
    await page.reload();
    await untilHydrated(page);
    await expect(field).toHaveValue(message);
    await expect(
      page.getByRole('status').filter({ hasText: t.punchDone.replace('{{time}}', '').trim() }),
    ).toBeVisible();
    await expect(line.getByRole('img', { name: t.finished })).toBeVisible();
    if (width < 1200) expect(await faultsOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test(`D84: a practice tells each answer at once and is finished in its course, in ${locale} at ${String(width)} @side`, async ({
    page,
    context,
    complaints,
  }) => {
    const t = examWords[locale];
    await page.setViewportSize({ width, height: 844 });
    await speak(context, locale);
    await become(page, SHOP, LEARNER);
    await page.goto(urlOf(SHOP, PRACTICE));
    await untilHydrated(page);
    const finish = page.getByRole('button', { name: t.finish, exact: true });
    const check = page.getByRole('button', { name: t.check, exact: true });
    const question = page.locator('[data-question]');
    const right: Readonly<Record<string, () => Promise<void>>> = {
      demo_q_cut: async () => {
        for (const place of [0, 1, 3]) await question.getByRole('checkbox').nth(place).check();
      },
      demo_q_thick: () => question.getByRole('radio').nth(1).check(),
      demo_q_gap: () => question.getByRole('textbox').fill('16'),
      demo_q_essay: () => question.getByRole('textbox').fill('Because it ends where it should.'),
    };
    for (let count = 1; count <= 4; count += 1) {
      await expect(check).toBeVisible();
      const id = (await question.getAttribute('data-question')) ?? '';
      await right[id]?.();
      await check.click();
      await expect(check).toHaveCount(0);
      if (count < 4) await page.getByRole('button', { name: t.nextQuestion }).click();
    }
    await finish.click();
    await expect(page.getByRole('heading', { name: t.practiceDone })).toBeVisible();
    if (width < 1200) expect(await faultsOf(page)).toEqual([]);

    await page.goto(urlOf(SHOP, BESIDE));
    await untilHydrated(page);
    const line = page.locator('main aside li', { hasText: TITLES[locale].practice });
    await expect(line.getByRole('img', { name: words[locale].finished })).toBeVisible();
    expect(complaints).toEqual([]);
  });
}
