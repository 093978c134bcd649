/** What learners say and see together: a comment hidden, a live begun and ended, what it all came to. */
import type { Page } from '@playwright/test';
import { expect } from '../storefront.ts';
import { boxOf, pathOf, see, SHOP, type Month } from './month.ts';
import type { Learners } from './people.ts';

const comments = (page: Page) => page.locator('[data-kind="detail-comments"]');

async function comment(month: Month, learner: Page, text: string): Promise<void> {
  await see(learner, month, pathOf(month, 'column'));
  await learner.getByRole('tab', { name: 'Reviews' }).click();
  await comments(learner).getByRole('button', { name: 'What do you think of it?' }).click();
  const box = comments(learner).getByRole('textbox', { name: 'What do you think of it?' });
  await box.fill(text);
  await box.press('Control+Enter');
  await expect(comments(learner)).toContainText(text);
}

export async function moderate(month: Month, { ann }: Learners): Promise<void> {
  const { ledger, merchant, visitor } = month;
  const { page } = merchant;
  await comment(month, ann, 'Buy gold here');
  await comment(month, ann, 'Gold for all');
  await ledger.step(
    'A comment, hidden',
    {
      run: async (shop) => {
        const line = /^.*Gold for all.*$/m.exec(await shop('comments', 'list', SHOP))?.[0] ?? '';
        await shop('comments', 'hide', SHOP, line.trim().split(/\s+/)[0] ?? '');
      },
    },
    async () => {
      await merchant.go('comments');
      const row = page.locator('[data-row]').filter({ hasText: 'Buy gold here' });
      await merchant.press(row.locator('[data-action="hide"]'));
      await expect(row).toContainText('Hidden');
    },
    async () => {
      await see(visitor, month, pathOf(month, 'column'));
      await visitor.getByRole('tab', { name: 'Reviews' }).click();
      await expect(comments(visitor)).toBeVisible();
      await expect(comments(visitor)).not.toContainText('Buy gold here');
      return 'it is gone';
    },
  );
}

export async function broadcast(month: Month, { bo }: Learners): Promise<void> {
  const { ledger, merchant, server, ids } = month;
  const { page } = merchant;
  const id = ids.get('alive') ?? '';
  const room = server.urlOf(SHOP, `/live/${id}?lang=en`);
  const openRoom = async () => {
    await merchant.go('live');
    await merchant.press(page.locator(`[data-row="${id}"] a`).first());
  };
  const state = page.locator('[data-state="onAir"], [data-state="over"]');
  await ledger.step(
    'A live, begun and ended',
    {},
    async () => {
      await openRoom();
      await merchant.press(page.locator(`a[href="/live/${id}/host"]`));
      await merchant.press(merchant.act('begin'));
      await merchant.press(boxOf(page).getByRole('button').last());
      await expect(state).toHaveAttribute('data-state', 'onAir');
      await bo.goto(room);
      await expect(bo.locator('[data-kind="live-chat"]')).toBeVisible();
      await merchant.press(merchant.act('end'));
      await merchant.press(boxOf(page).getByRole('button').last());
      await expect(state).toHaveAttribute('data-state', 'over');
    },
    async () => {
      await bo.goto(room);
      await expect(bo.locator('main')).toContainText(/ended/i);
      return 'the room on air, then its end';
    },
  );
  await ledger.step(
    'What the live came to',
    { run: (shop) => shop('live', 'report', SHOP, id) },
    async () => {
      // The way back from the studio is a press too.
      await page.goto(server.urlOf(SHOP, '/desk'));
      merchant.presses += 1;
      await openRoom();
      await expect(page.locator('main')).toContainText('Report');
    },
    async () => {
      await expect(page.locator('main')).toContainText('Messages');
      return 'viewers, hours and messages';
    },
  );
  await ledger.step(
    'What the month came to',
    {},
    () => merchant.go('reports'),
    async () => {
      await expect(page.locator('[data-figure="amount"]')).toContainText(/\d/);
      return (await page.locator('[data-figure="amount"]').innerText()).replaceAll('\n', ' ');
    },
  );
}
