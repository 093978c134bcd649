/** Exams of the month: written, taken by two learners, one essay marked at the desk and one by command. */
import type { Page } from '@playwright/test';
import { expect } from '../storefront.ts';
import { boxOf, bring, see, SHOP, type Month } from './month.ts';
import type { Learners } from './people.ts';

const POINTS = '8';

async function openExams({ merchant }: Month): Promise<void> {
  await merchant.go('teaching');
  await merchant.press(merchant.page.getByRole('link', { name: 'Exams and practice' }).first());
}

async function addQuestion({ merchant }: Month, kind: string, stem: string): Promise<string> {
  const { page } = merchant;
  const rows = page.locator('[data-list="questions"] [data-row]');
  const count = await rows.count();
  await merchant.press(merchant.act(`add-${kind}`));
  await expect(rows).toHaveCount(count + 1);
  const name = (await page.locator('[data-question-form] [name$="/kind"]').getAttribute('name')) ?? '';
  const place = name.replace(/\/kind$/, '');
  await merchant.fill(`${place}/stem/en`, stem);
  return place;
}

/** Answers its id. */
async function publish({ merchant }: Month): Promise<string> {
  const { page } = merchant;
  await merchant.press(merchant.act('publish'));
  await page.waitForURL(/\/desk\/exams\/(?!new)/);
  await merchant.untilSaved();
  return decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '');
}

async function takeExam(month: Month, learner: Page, id: string): Promise<void> {
  await see(learner, month, `/exam/${id}`);
  await learner.locator('[data-action="study"]').click();
  await learner.getByRole('radio').first().check();
  await learner.getByRole('button', { name: 'Next' }).first().click();
  await learner.locator('main').getByRole('textbox').fill('Dear reader');
  await expect(learner.locator('[data-saved]')).toHaveText('Saved');
  await learner.getByRole('button', { name: 'Hand in' }).first().click();
  await boxOf(learner).getByRole('button', { name: 'Hand in' }).click();
  await expect(learner.locator('[data-score]')).toBeVisible();
}

async function writeExams(month: Month, { visitor }: { visitor: Page }): Promise<string> {
  const { ledger, merchant } = month;
  const paper = { type: 'exam', title: 'A small exam', price_yuan: '0', state: 'off' };
  const questions = [
    {
      id: 'begin',
      kind: 'single',
      stem: 'How does it begin?',
      option_a: 'The weather',
      option_b: 'The end',
      answer: 'A',
    },
    { id: 'write', kind: 'essay', stem: 'Write one', score: POINTS },
  ];
  const exams = [{ id: 'exam', pass_score: '5', questions: 'begin|write' }];
  const on = [{ id: 'exam', state: 'hidden' }];
  const exam = await ledger.step(
    'An exam of two questions',
    {
      rows: [{ id: 'exam', ...paper }, ...questions, ...exams, ...on],
      run: async (shop) => {
        await bring(shop, month, 'goods', { goods: [{ id: 'exam', ...paper }] });
        await bring(shop, month, 'exams', { questions, exams });
        await bring(shop, month, 'goods', { goods: [...on] });
      },
    },
    async () => {
      await openExams(month);
      await merchant.press(merchant.act('create'));
      await merchant.fill('/title/en', 'A small exam');
      await merchant.fill('/pass_score', '5');
      const single = await addQuestion(month, 'single', 'How does it begin?');
      await merchant.fill(`${single}/option_a/en`, 'The weather');
      await merchant.fill(`${single}/option_b/en`, 'The end');
      await merchant.press(merchant.page.locator(`input[type="radio"][name="${single}/answer"][value="A"]`));
      const essay = await addQuestion(month, 'essay', 'Write one');
      await merchant.fill(`${essay}/score`, POINTS);
      return publish(month);
    },
    async (id) => {
      await see(visitor, month, `/exam/${id}`);
      await expect(visitor.locator('[data-action="study"]')).toBeVisible();
      return 'the exam, ready to begin';
    },
  );
  await ledger.step(
    'A practice of one question',
    {},
    async () => {
      await openExams(month);
      await merchant.press(merchant.act('create'));
      await merchant.fill('/title/en', 'A small practice');
      await merchant.choose('/mode', 'practice');
      await addQuestion(month, 'judge', 'A letter has a date');
      return publish(month);
    },
    async (id) => {
      await see(visitor, month, `/practice/${id}`);
      await expect(visitor.locator('main')).toContainText('A letter has a date');
      return 'the practice';
    },
  );
  return exam;
}

export async function examine(month: Month, { ann, bo }: Learners): Promise<void> {
  const { ledger, merchant } = month;
  const { page } = merchant;
  const exam = await writeExams(month, { visitor: ann });
  await takeExam(month, ann, exam);
  await ledger.step(
    'An essay, marked',
    {
      run: async (shop) => {
        await takeExam(month, bo, exam);
        const [, attempt = '', question = ''] =
          /^(\S+) (\S+), up to/m.exec(await shop('exams', 'attempts', SHOP, exam)) ?? [];
        await shop('exams', 'review', SHOP, attempt, question, POINTS);
      },
    },
    async () => {
      await openExams(month);
      await merchant.press(page.locator(`a[href="/desk/exams/${exam}/attempts"]`).first());
      await merchant.press(merchant.act('mark'));
      await merchant.fill('score', POINTS);
      await merchant.press(merchant.act('ok'));
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
    async () => {
      await see(ann, month, `/exam/${exam}`);
      await expect(ann.locator('main')).toContainText('Passed');
      return 'passed';
    },
  );
}
