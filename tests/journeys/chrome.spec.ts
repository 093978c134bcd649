/** The page around the page: keyboard, widths, theme and flags. */
import type { Page } from '@playwright/test';
import { readCode } from '../support/read-code.ts';
import { expect, untilHydrated, speak, test, urlOf } from './support/storefront.ts';

test('accessibility: Tab walks the navbar in reading order and every stop can be seen', async ({ page }) => {
  await page.goto(urlOf(''));
  await untilHydrated(page);
  const stops: { name: string; isVisible: boolean; x: number; y: number; inside: boolean }[] = [];
  for (let step = 0; step < 14; step += 1) {
    await page.keyboard.press('Tab');
    stops.push(
      await page.evaluate(() => {
        const stop = document.activeElement;
        if (!(stop instanceof HTMLElement)) return { name: '', isVisible: false, x: 0, y: 0, inside: false };
        const style = getComputedStyle(stop);
        const { x, y } = stop.getBoundingClientRect();
        const ring = style.outlineStyle !== 'none' && style.outlineWidth !== '0px';
        const name =
          stop.getAttribute('aria-label') ?? stop.textContent ?? stop.getAttribute('placeholder') ?? '';
        const holder = stop.parentElement?.closest(':focus-within') ?? stop;
        return {
          name:
            name.trim() || (stop.getAttribute('placeholder') ?? '') || (stop.querySelector('img')?.alt ?? ''),
          isVisible: ring || style.boxShadow !== 'none' || getComputedStyle(holder).boxShadow !== 'none',
          x,
          y,
          inside: stop.closest('[data-kind="navbar"]') !== null,
        };
      }),
    );
  }
  const inNavbar = stops.filter(({ inside }) => inside);
  expect(inNavbar.length).toBeGreaterThanOrEqual(4);
  expect(stops.filter(({ name }) => name === '')).toEqual([]);
  expect(stops.filter(({ isVisible }) => !isVisible)).toEqual([]);
});

test('accessibility: a sub-menu opens from the keyboard, Escape closes it and gives the focus back', async ({
  page,
}) => {
  await page.goto(urlOf(''));
  await untilHydrated(page);
  const opener = page.locator('[data-kind="navbar"] [aria-expanded]').first();
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await expect(opener).toBeFocused();
});

for (const { width, label } of [
  { width: 1280, label: '' },
  { width: 1920, label: '' },
  { width: 1280, label: 'enterprise' },
  { width: 1920, label: 'wecom' },
]) {
  test(`M64: ${label || 'the home page'} does not scroll sideways at ${width} @side`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(urlOf(label));
    await untilHydrated(page);
    const { scroll, client } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }));
    expect(scroll).toBeLessThanOrEqual(client);
  });
}

test('M64, D123: the page is at least 1200 px wide from 1200 up, and as wide as a narrower window', async ({
  page,
}) => {
  const width = () => page.evaluate(() => document.body.getBoundingClientRect().width);
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.goto(urlOf(''));
  expect(await width()).toBeGreaterThanOrEqual(1200);
  await page.setViewportSize({ width: 800, height: 900 });
  expect(await width()).toBeLessThanOrEqual(800);
});

test('M65: two shops with two themes show two accents @side', async ({ page }) => {
  const accentOf = async (label: string) => {
    await page.goto(urlOf(label));
    return page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      const names = Array.from(document.styleSheets)
        .flatMap((sheet) => Array.from(sheet.cssRules))
        .flatMap((rule) =>
          rule instanceof CSSStyleRule && rule.selectorText === ':root' ? Array.from(rule.style) : [],
        )
        .filter((name) => /^--lt-(?:color-)?(?:primary|accent)/.test(name));
      return names.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';');
    });
  };
  const knowledge = await accentOf('knowledge');
  expect(knowledge).not.toBe('');
  expect(await accentOf('enterprise')).not.toBe(knowledge);
});

test('M49: chrome stands in landmarks: one header, one main, one footer, navigation named', async ({
  page,
}) => {
  await page.goto(urlOf(''));
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  expect(await page.getByRole('navigation').count()).toBeGreaterThanOrEqual(1);
});

/** The empty pixels between the shop's menu and what stands right of it, and the width of the first item that was folded. */
const roomOf = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('[data-kind="navbar"]');
    const nav = bar?.querySelector('nav');
    const search = bar?.querySelector('form');
    const items = [...(nav?.querySelectorAll(':scope > ul > li') ?? [])];
    const foldedElement = items.at(-1)?.querySelector('li a');
    const shownElement = items[0]?.querySelector('a');
    if (!nav || !search || !foldedElement || !shownElement)
      throw new Error('The bar is not the one expected');
    const probe = shownElement.cloneNode(true);
    if (probe instanceof Element) {
      const words = probe.querySelector('span');
      if (words !== null) words.textContent = foldedElement.textContent;
      items[0]?.append(probe);
    }
    const width = probe instanceof Element ? probe.getBoundingClientRect().width : 0;
    probe.parentNode?.removeChild(probe);
    return { gap: search.getBoundingClientRect().left - nav.getBoundingClientRect().right, width };
  });

for (const locale of ['cn', 'en'] as const)
  test(`M78: in ${locale} the menu folds only what has no room, in a window as wide as the page and wider @side`, async ({
    page,
    context,
  }) => {
    await speak(context, locale);
    for (const width of [1200, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(urlOf('operations'));
      const { gap, width: neededValue } = await roomOf(page);
      expect(gap, `${width}`).toBeGreaterThanOrEqual(0);
      expect(gap, `${width}`).toBeLessThan(neededValue + 8);
    }
  });

test('M93, M103: the codes of the footer and the side menu are scanned off the screen, and open the shop', async ({
  page,
}) => {
  await page.goto(urlOf(''));
  await untilHydrated(page);
  const { origin } = new URL(page.url());
  const inFooter = page.getByRole('img', { name: '本店二维码' });
  await inFooter.scrollIntoViewIfNeeded();
  expect(await readCode(await inFooter.screenshot())).toBe(`${origin}/`);
  await page.getByRole('button', { name: '手机学' }).click();
  const inMenu = page.getByRole('img', { name: '手机学的二维码' });
  await expect(inMenu).toBeVisible();
  expect(await readCode(await inMenu.screenshot())).toBe(`${origin}/`);
});
