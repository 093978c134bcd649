/** A recording is seen again: its chat comes at its moments, and a search leads to them (D97, D106). */
import type { Page } from '@playwright/test';
import { expect, speak, test, urlOf } from './support/storefront.ts';

const chat = (page: Page) => page.locator('[data-kind="live-chat"] li');
/** The moment it stands at, in seconds. */
const at = async (page: Page) =>
  Number(await page.getByRole('slider', { name: 'Position' }).evaluate((bar: HTMLInputElement) => bar.value));

test('D97, D106: chat stands where it was said, forth and back; what is found leads to its moment', async ({
  page,
  context,
}) => {
  await speak(context, 'en');
  await page.goto(urlOf('knowledge', '/live/demo_replay'));
  const bar = page.getByRole('slider', { name: 'Position' });
  await expect(bar).toHaveAttribute('max', /^\d{2}/);
  const lines = await page.evaluate(async () => {
    const answer = await fetch(
      '/api/live.events.get/1.0.0?alive_id=demo_replay&from_ms=0&to_ms=600000&kinds=text',
    );
    const { data } = (await answer.json()) as { data: { list: { content: string; offset_ms: number }[] } };
    return data.list;
  });
  const late = lines.find(({ offset_ms: ms }) => ms > 8000) ?? { content: '-', offset_ms: 0 };
  const seconds = Math.floor(late.offset_ms / 1000);
  const line = chat(page).filter({ hasText: late.content });
  await bar.fill('0');
  await expect(line).toHaveCount(0);
  await bar.fill(String(seconds + 1));
  await expect(line).toBeVisible();
  await bar.fill('0');
  await expect(line).toHaveCount(0);

  await page.getByRole('searchbox', { name: 'Search the replay' }).fill(late.content.slice(0, 6));
  await page.getByRole('searchbox').press('Enter');
  const foundLocator = page.getByRole('button', { name: late.content });
  await foundLocator.click();
  expect(Math.abs((await at(page)) - seconds)).toBeLessThanOrEqual(2);
  await expect(line).toBeVisible();
  await page.getByRole('searchbox').fill('nobody ever said this');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('Nothing found; try another word')).toBeVisible();
});

test('D106: controls make way for the picture after a while, and come back @side', async ({
  page,
  context,
}) => {
  await speak(context, 'en');
  await page.goto(urlOf('knowledge', '/live/demo_replay'));
  const controls = page.getByRole('group', { name: 'Controls' });
  await page
    .getByRole('button', { name: 'Play', exact: true })
    .or(page.getByRole('button', { name: 'Pause' }))
    .waitFor();
  await page.locator('[data-still="true"]').waitFor();
  await expect(controls).toHaveCSS('opacity', '0');
  await page.mouse.move(300, 300);
  await page.mouse.move(320, 320);
  await expect(controls).toHaveCSS('opacity', '1');
});
