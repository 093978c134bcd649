/** A visitor looks into a course, tries it and is asked to log in to buy; a learner finds their own state in the same place. */
import { become, expect, untilHydrated, quiet, speak, test, urlOf } from './support/storefront.ts';

const DETAIL = urlOf('', '/detail/demo_paid_course/50');

test('M21: a stranger tries a lesson, reads the outline and is asked to log in to buy', async ({
  page,
  context,
  complaints,
}) => {
  await speak(context, 'en');
  await page.goto(DETAIL);
  await untilHydrated(page);
  await page.getByRole('link', { name: /^Watch the trial/ }).click();
  const film = page.locator('[data-kind="detail-head"] video');
  await expect.poll(() => film.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0.2);
  await page.getByRole('tab', { name: /^Lessons/ }).click();
  await expect(page.locator('[data-kind="detail-catalogue"]')).toBeVisible();
  await expect(page.locator('[data-kind="detail-summary"]')).toBeHidden();
  const action = page.locator('[data-action]:visible');
  await expect(action).toHaveCount(1);
  await action.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(page.url()).toBe(DETAIL);
  expect(complaints).toEqual([]);
});

test('D73, M238: a password opens a course in the very box that asked for it, and nothing moves before', async ({
  page,
  context,
}) => {
  await speak(context, 'en');
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number')
          Object.assign(window, { moved: Number(Reflect.get(window, 'moved')) + entry.value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await become(page, 'knowledge', '19900000006');
  // Until the shop has said what it is to them, the box is a stranger's.
  const own = page.waitForResponse(/\/goods\.detail\.get\//);
  await page.goto(urlOf('knowledge', '/detail/demo_password/1'));
  await untilHydrated(page);
  await own;
  await quiet(page);
  expect(await page.evaluate(() => Number(Reflect.get(window, 'moved')))).toBeLessThan(0.01);
  const box = page.locator('[data-kind="buy-box"]');
  await box.getByRole('button', { name: 'Enter the password' }).click();
  await box.getByLabel('Course password').fill('wrong');
  await box.getByRole('button', { name: 'Confirm' }).click();
  await expect(box).toContainText('The password you entered is incorrect. Please re-enter it');
  await box.getByLabel('Course password').fill('bookclub7');
  await box.getByRole('button', { name: 'Confirm' }).click();
  const action = page.locator('[data-action]:visible');
  await expect(action).toHaveAttribute('data-action', 'study');
  await expect(action).toHaveCount(1);
  await action.click();
  await page.waitForURL(urlOf('knowledge', '/learn/demo_password/1'));
  await expect(page.locator('[data-kind="study-page"] article')).toBeVisible();
});

test('D123: in a narrow window nothing that floats lies over the bar one buys by', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await speak(context, 'en');
  await page.goto(DETAIL);
  await untilHydrated(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
  const action = page.locator('[data-action]:visible');
  const free = await action.evaluate((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const points = [left + 6, (left + right) / 2, right - 6].flatMap((x) =>
      [top + 6, bottom - 6].map((y) => [x, y] as const),
    );
    return points.every(([x, y]) => one.contains(document.elementFromPoint(x, y)));
  });
  expect(free).toBe(true);
});
