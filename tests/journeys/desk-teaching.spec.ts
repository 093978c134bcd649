/** Teaching at the desk: an exam written, published, taken and marked; a task set and reviewed (D84-D86, D138). */
import type { Page } from '@playwright/test';
import { openDesk } from './support/at-desk.ts';
import { become, expect, untilHydrated, test, urlOf } from './support/storefront.ts';

const act = (page: Page, name: string) => page.locator(`[data-action="${name}"]`);
const control = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const LEARNER = '19900000001';

/** The place of the question that is open in the form. */
async function openPlace(page: Page): Promise<string> {
  const name = await page.locator('[data-question-form] [name$="/kind"]').getAttribute('name');
  return (name ?? '').replace(/\/kind$/, '');
}

async function addQuestion(page: Page, kind: string, stem: string): Promise<string> {
  const rows = page.locator('[data-list="questions"] [data-row]');
  const count = await rows.count();
  await act(page, `add-${kind}`).click();
  await expect(rows).toHaveCount(count + 1);
  const place = await openPlace(page);
  await control(page, `${place}/stem/cn`).fill(stem);
  return place;
}

/** An exam with a question of each kind. */
async function writeExam(page: Page, title: string): Promise<string> {
  await page.goto(urlOf('knowledge', '/desk/exams'));
  await act(page, 'create').first().click();
  await control(page, '/title/cn').fill(title);
  await control(page, '/pass_score').fill('3');
  const single = await addQuestion(page, 'single', 'One?');
  await control(page, `${single}/option_a/cn`).fill('No');
  await control(page, `${single}/option_b/cn`).fill('Yes');
  await page.locator(`input[type="radio"][name="${single}/answer"][value="B"]`).check();
  const multi = await addQuestion(page, 'multi', 'Some?');
  for (const letter of ['a', 'b', 'c']) await control(page, `${multi}/option_${letter}/cn`).fill(letter);
  await page.locator(`input[type="checkbox"][name="${multi}/answer"][value="C"]`).check();
  await addQuestion(page, 'judge', 'So?');
  const blank = await addQuestion(page, 'blank', 'Half is ____');
  await control(page, `${blank}/answer/0`).fill('0.5\nhalf');
  const essay = await addQuestion(page, 'essay', 'Write');
  await control(page, `${essay}/score`).fill('6');
  await act(page, 'preview').click();
  await expect(page.locator('[data-preview] [data-question]')).toHaveCount(5);
  await page.keyboard.press('Escape');
  await act(page, 'publish').click();
  await page.waitForURL(/\/desk\/exams\/(?!new)/);
  await expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'saved');
  return decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '');
}

test('D84, D85, D138: a teacher writes an exam of all kinds, a learner takes it, the teacher marks it', async ({
  page,
  browser,
}) => {
  await openDesk(page, '/desk/exams', { role: 'teacher' });
  const id = await writeExam(page, 'A small exam');

  const learner = await (await browser.newContext()).newPage();
  await become(learner, 'knowledge', LEARNER);
  await learner.goto(urlOf('knowledge', `/exam/${id}?lang=en`));
  await untilHydrated(learner);
  await learner.getByRole('button', { name: /^Begin/ }).click();
  await learner.getByRole('radio').nth(1).check();
  await expect(learner.getByText('One?')).toBeVisible();
  await learner.context().close();

  await page.goto(urlOf('knowledge', `/desk/exams/${id}`));
  await page.locator('[data-list="questions"] [data-row] button').nth(4).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await act(page, 'save').click();
  await expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'saved');
  await page.reload();
  await expect(page.locator('[data-list="questions"] [data-row]').nth(3)).toContainText('Write');
  await act(page, 'attempts').click();
  await expect(page.locator('table[data-list="attempts"] [data-row]')).toHaveCount(1);
});

test('D127, D138: a fault stands at its question, and nothing typed is lost', async ({ page }) => {
  await openDesk(page, '/desk/exams/new', { role: 'teacher' });
  const place = await addQuestion(page, 'single', 'Which?');
  await act(page, 'save').click();
  await expect(page.locator('[data-list="questions"] [data-row]')).toContainText('Check');
  await expect(control(page, `${place}/stem/cn`)).toHaveValue('Which?');
  await control(page, '/title/cn').fill('Mended');
  await control(page, `${place}/option_a/cn`).fill('This');
  await control(page, `${place}/option_b/cn`).fill('That');
  await act(page, 'save').click();
  await page.waitForURL(/\/desk\/exams\/(?!new)/);
});

test('D86, D138: a teacher sets a task for a learner found by name, and reads no phone', async ({ page }) => {
  const answers: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/console.'))
      void response.text().then(
        (text) => answers.push(text),
        () => undefined,
      );
  });
  await openDesk(page, '/desk/tasks', { role: 'teacher' });
  await act(page, 'create').first().click();
  await control(page, '/title/cn').fill('A page a day');
  await control(page, '/audience').selectOption('people');
  await act(page, 'pick').last().click();
  const box = page.getByRole('dialog');
  await box.getByRole('checkbox').first().check();
  await act(page, 'ok').click();
  await act(page, 'save').click();
  await page.waitForURL(/\/desk\/tasks\/(?!new)/);
  await expect(control(page, '/people')).not.toHaveValue('');
  expect(answers.filter((text) => /"(?:phone|email|amount)"|199\d{8}/.test(text))).toEqual([]);
});

test('D83, D138: a film asks at a second that is set on its timeline by keys', async ({ page }) => {
  await openDesk(page, '/desk/video-questions/demo_paid_video', { role: 'teacher' });
  const points = page.locator('[data-point]');
  await expect(act(page, 'add')).toBeVisible();
  const count = await points.count();
  await act(page, 'add').click();
  await expect(points).toHaveCount(count + 1);
  const mark = page.locator('[data-point][aria-pressed="true"]');
  const first = Number(await mark.getAttribute('data-point'));
  await mark.press('Shift+ArrowRight');
  await mark.press('ArrowRight');
  await expect(mark).toHaveAttribute('data-point', String(first + 11));
  const place = await openPlace(page);
  await control(page, `${place}/kind`).selectOption('judge');
  await control(page, `${place}/stem/cn`).fill('Still there?');
  await act(page, 'save').click();
  await expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'saved');
  await page.reload();
  await page.locator(`[data-point="${String(first + 11)}"]`).click();
  await expect(page.getByText('Still there?')).toBeVisible();
  await act(page, 'delete').click();
  await act(page, 'save').click();
  await expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'saved');
});

test('D138: service sees no teaching', async ({ page }) => {
  await openDesk(page, '/desk/exams/new', { role: 'service' });
  await expect(page.getByText('Your role cannot open this screen')).toBeVisible();
});
