/** A document on a slow line: it says that it comes and how much of it has, and can be asked for again where it did not. */
import { words } from './support/study-words.ts';
import { become, expect, untilHydrated, speak, test, urlOf } from './support/storefront.ts';

const SHOP = 'knowledge';
const LEARNER = '19900000001';
const ofCourse = (lesson: string) => `/learn/${lesson}?product_id=demo_paid_course&product_type=50`;
const PDF = ofCourse('demo_lesson_12/1');
const t = words.en;

test('ADR-351: a document that is on its way says so, one that was lost is opened by trying again @side', async ({
  page,
  context,
}) => {
  await speak(context, 'en');
  await become(page, SHOP, LEARNER);
  let isLost = true;
  let release: () => void = () => undefined;
  const seePromise = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route(/\.pdf(?:\?|$)/, async (route) => {
    await seePromise;
    await (isLost ? route.abort() : route.continue());
  });
  await page.goto(urlOf(SHOP, PDF));
  const opening = page.getByRole('status').filter({ hasText: t.documentOpening });
  await expect(opening).toBeVisible();
  release();
  const lostLocator = page.getByRole('alert').filter({ hasText: t.documentLost });
  await expect(lostLocator).toBeVisible();
  isLost = false;
  await lostLocator.getByRole('button', { name: 'Try again' }).click();
  await expect(
    page.getByRole('group', { name: t.page.replace('{{n}}', '1').replace('{{count}}', '4') }),
  ).toBeVisible();
  await expect(lostLocator).toBeHidden();
});

test('ADR-312: a text that fits the window has nothing to read past, a longer one says how far it is @side', async ({
  page,
  context,
}) => {
  await speak(context, 'en');
  await become(page, SHOP, LEARNER);
  await page.setViewportSize({ width: 1280, height: 6_000 });
  await page.goto(urlOf(SHOP, ofCourse('demo_lesson_2/1')));
  await untilHydrated(page);
  await expect(page.getByRole('article')).toBeVisible();
  const read = page.getByRole('progressbar', { name: t.read });
  await expect(read).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 160 });
  await expect(read).toBeVisible();
});
