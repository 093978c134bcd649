/** Two people talk below a course: written, liked, answered, taken back and deleted; a banned one is told, a stranger's words wait. */
import type { Page } from '@playwright/test';
import { become, comeFrom, expect, untilHydrated, speak, test, urlOf } from './support/storefront.ts';

const TALK = urlOf('knowledge', '/detail/demo_paid_course/50?navIndex=2');
const LEARNER = '19900000001';
const BANNED = '19900000003';
const NEWCOMER = '19900000006';

const comments = (page: Page) => page.locator('[data-kind="detail-comments"]');
const thread = (page: Page, text: string) =>
  comments(page).getByRole('list', { name: 'Reviews' }).locator(':scope > li').filter({ hasText: text });

async function open(page: Page): Promise<void> {
  await page.goto(TALK);
  await untilHydrated(page);
  await expect(comments(page)).toBeVisible();
}

test('M225, D88: one writes, another likes and answers, and what is deleted can be had back for some seconds', async ({
  page,
  context,
  browser,
  complaints,
}) => {
  const text = `<img src=x onerror=alert(1)> worth every minute ${String(Date.now())}`;
  await speak(context, 'en');
  await become(page, 'knowledge', LEARNER);
  await open(page);
  await comments(page).getByRole('button', { name: 'What do you think of it?' }).click();
  const box = comments(page).getByRole('textbox', { name: 'What do you think of it?' });
  await expect(box).toBeFocused();
  await box.fill(text);
  await box.press('Control+Enter');
  await expect(thread(page, text)).toBeVisible();
  await expect(box).toHaveValue('');
  await expect(thread(page, text).getByRole('button', { name: /^Like/ })).toBeVisible();

  const other = await browser.newContext();
  await comeFrom(other, '10.9.8.7');
  await speak(other, 'en');
  const second = await other.newPage();
  await become(second, 'knowledge', NEWCOMER);
  await open(second);
  const messageLocator = thread(second, text);
  const like = messageLocator.getByRole('button', { name: /^Like/ }).first();
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toHaveText('1');
  await expect(messageLocator.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  const answer = messageLocator.getByRole('button', { name: /^Reply to/ }).first();
  await answer.click();
  const reply = messageLocator.getByRole('textbox');
  await expect(reply).toBeFocused();
  await reply.press('Escape');
  await expect(reply).toHaveCount(0);
  await expect(answer).toBeFocused();
  await answer.click();
  await reply.fill('I thought so too.');
  await messageLocator.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(messageLocator.getByRole('listitem').filter({ hasText: 'I thought so too.' })).toBeVisible();
  await expect(reply).toHaveCount(0);
  // One in ten seconds: what is refused stays in the box.
  await answer.click();
  await reply.fill('And one more thing.');
  await messageLocator.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(messageLocator.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(reply).toHaveValue('And one more thing.');

  await open(page);
  await expect(thread(page, text)).toContainText('I thought so too.');
  const remove = thread(page, text)
    .getByRole('button', { name: /^Delete/ })
    .first();
  await remove.click();
  await expect(thread(page, text)).toHaveCount(0);
  const undo = comments(page).getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(thread(page, text)).toBeVisible();
  await remove.click();
  const deletedResponse = page.waitForResponse((call) => call.url().includes('comment.delete'));
  await page.getByRole('tab', { name: 'About' }).click();
  await page.getByRole('link', { name: 'Home' }).first().click();
  expect((await deletedResponse).status()).toBe(200);
  await open(second);
  await expect(thread(second, text)).toHaveCount(0);
  await other.close();
  expect(complaints).toEqual([]);
});

test('M193, M286: a banned person can read, and sees why they cannot write', async ({ page, context }) => {
  await speak(context, 'en');
  await become(page, 'knowledge', BANNED);
  await open(page);
  await expect(comments(page)).toContainText('Sorry, you have been banned by administrator');
  await expect(comments(page).getByRole('button', { name: 'What do you think of it?' })).toHaveCount(0);
});

test('D88: what a stranger began to write is there when they come back with a name @side', async ({
  page,
  context,
}) => {
  await speak(context, 'en');
  await open(page);
  await comments(page).getByRole('button', { name: 'What do you think of it?' }).click();
  const box = comments(page).getByRole('textbox', { name: 'What do you think of it?' });
  await box.fill('Half a thought');
  await comments(page).getByRole('button', { name: 'Log in to post' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await become(page, 'knowledge', NEWCOMER);
  await open(page);
  await expect(box).toHaveValue('Half a thought');
  await expect(comments(page).getByRole('button', { name: 'Post', exact: true })).toBeVisible();
});

test('D89: a class has its own discussion with kinds, tabs and picks; others read how to join @side', async ({
  page,
  context,
}) => {
  const CLASS = urlOf('knowledge', '/detail/demo_paid_course/50?navIndex=3');
  const room = page.locator('[data-kind="detail-interaction"]');
  const text = `How long is the first draft ${String(Date.now())}`;
  await speak(context, 'en');
  await page.goto(CLASS);
  await untilHydrated(page);
  await expect(room).toContainText('The discussion is for learners of this course');
  await become(page, 'knowledge', '19900000005');
  await page.goto(CLASS);
  await untilHydrated(page);
  await room.getByRole('button', { name: 'Ask a question or share a note' }).click();
  await room.getByRole('textbox').fill(text);
  await room.getByRole('radio', { name: 'Note' }).check();
  await room.getByRole('button', { name: 'Post', exact: true }).click();
  const post = room.getByRole('listitem').filter({ hasText: text });
  await expect(post).toContainText('Note');
  await expect(post).toContainText('Teacher');
  await post.getByRole('button', { name: 'Make it a pick' }).click();
  await expect(post).toContainText('Pick');
  await room.getByRole('tab', { name: /^Picks/ }).click();
  await expect(post).toBeVisible();
  await page.goto(TALK);
  await untilHydrated(page);
  await expect(comments(page)).not.toContainText(text);
});
