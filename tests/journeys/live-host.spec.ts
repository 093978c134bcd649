/** A room is moderated from its host's page: a switch says at once what was chosen, what waits is let through or refused (M243, D102). */
import type { Page } from '@playwright/test';
import { hostIn, openRooms, roomUrl } from './support/live-rooms.ts';
import { become, expect, speak, test } from './support/storefront.ts';

const ROOM = 'l_journey_moderated';
const chat = (page: Page) => page.locator('[data-kind="live-chat"]');
const line = (page: Page, text: string) => chat(page).locator('li').filter({ hasText: text });

async function say(page: Page, text: string): Promise<void> {
  const box = chat(page).getByRole('textbox', { name: 'Write a message' });
  const send = chat(page).getByRole('button', { name: 'Send' });
  await box.fill(text);
  await expect(send).not.toHaveAttribute('aria-disabled', 'true');
  await send.click();
}

test('M243, D102: a message that waits for approval is approved or refused, and its writer learns which @side', async ({
  page,
  context,
  browser,
}) => {
  await openRooms([{ id: ROOM, title: 'A room with a moderator' }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await speak(context, 'en');
  await become(page, 'knowledge', '19900000007');
  await page.goto(roomUrl(ROOM));
  await expect(chat(page)).toHaveAttribute('data-connection', 'socket');
  const { page: host } = await hostIn(browser, '10.9.14.11');
  await host.goto(`${roomUrl(ROOM)}/host`);

  // The server takes its time: the switch does not wait for it.
  const first = host.getByRole('checkbox', { name: '先审后发' });
  await expect(first).not.toBeChecked();
  let answer: () => void = () => undefined;
  const gate = new Promise<void>((open) => (answer = open));
  await host.route('**/api/live.switch.set/**', async (route) => {
    await gate;
    await route.continue();
  });
  await first.check();
  await expect(first).toBeChecked();
  answer();
  await expect(host.getByText('已完成')).toBeVisible();
  await expect(first).toBeChecked();

  await say(page, 'may I ask something?');
  await expect(chat(page).getByText('Waiting for a moderator')).toBeVisible();
  await expect(host.getByText('待审消息：1 条')).toBeVisible();
  await expect(line(host, 'may I ask something?')).toHaveCount(0);
  await host.getByRole('button', { name: '通过', exact: true }).click();
  await expect(line(host, 'may I ask something?')).toBeVisible();
  await expect(chat(page).getByText('Waiting for a moderator')).toHaveCount(0);
  await expect(line(page, 'may I ask something?')).toHaveCount(1);

  await say(page, 'buy gold here');
  await expect(host.getByText('待审消息：1 条')).toBeVisible();
  await host.getByRole('button', { name: '拒绝', exact: true }).click();
  await expect(chat(page).getByText('Not approved. Only you can see it')).toBeVisible();
  await chat(page).getByRole('button', { name: 'OK', exact: true }).click();
  await expect(chat(page).getByText('buy gold here')).toHaveCount(0);
  await expect(line(host, 'buy gold here')).toHaveCount(0);
  await host.context().close();
});
