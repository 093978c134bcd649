/** The boxes and screens of the canvas for readers of screens and in the dark: axe finds nothing, in both languages and schemes. */
import type { Page } from '@playwright/test';
import { microPage } from '../support/publish-to.ts';
import { axeOf } from './support/axe.ts';
import { openCanvas } from './support/canvas.ts';
import { publish } from './support/console.ts';
import { expect, test, urlOf } from './support/storefront.ts';

const faultsOf = async (page: Page) =>
  (await axeOf(page).exclude('iframe').analyze()).violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 140)).join(' | ')}`,
  );

const WAYS = [
  { locale: 'cn', scheme: 'dark', side: '' },
  { locale: 'en', scheme: 'light', side: ' @side' },
  { locale: 'cn', scheme: 'light', side: ' @side' },
  { locale: 'en', scheme: 'dark', side: ' @side' },
] as const;

for (const { locale, scheme, side } of WAYS)
  test(`accessibility: publish, schedule, history, view-as, library and compare are clean in ${locale}, ${scheme}${side}`, async ({
    page,
  }) => {
    const id = `desk-axe-${locale}-${scheme}`;
    const node = { id: 'title', kind: 'title-bar', v: 1, props: { title: { cn: '标题', en: 'Title' } } };
    expect(await publish('knowledge', [microPage(id, [node])])).toMatchObject({ code: 0 });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    const { row } = await openCanvas(page, `page/${id}`, { locale });
    await row('title').click();
    await page.locator('[name="/title/en"]').fill('Another title');
    expect(await faultsOf(page), 'canvas').toEqual([]);
    for (const [action, within] of [
      ['publish', 'dialog [data-action="publish"]'],
      ['schedule', 'dialog [name="publish_at"]'],
      ['history', 'dialog [data-action="preview"]'],
      ['view-as', 'dialog select[name="role"]'],
      ['add', 'dialog [data-kind="banner"]'],
    ] as const) {
      await page.locator(`[data-action="${action}"]`).first().click();
      await expect(page.locator(within).first()).toBeVisible();
      expect(await faultsOf(page), action).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog')).toHaveCount(0);
    }
    for (const screen of ['compare', 'views']) {
      await page.goto(urlOf('knowledge', `/desk/page/page/${id}/${screen}?lang=${locale}`));
      await expect(page.locator('iframe').first()).toBeVisible();
      expect(await faultsOf(page), screen).toEqual([]);
    }
  });
