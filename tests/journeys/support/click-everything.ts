/** Clicks all there is to click in a page without leaving it. */
import type { Page, Route } from '@playwright/test';

/** Rounds of clicks: what a click brings up (a box, a tab, a list of choices) is clicked in the next. */
const ROUNDS = 3;

/** No click takes the page elsewhere until the answer is called; an address a browser would run is left to it. */
export async function stayOnPage(page: Page): Promise<() => Promise<void>> {
  const stay = (route: Route) => {
    const request = route.request();
    const leaves = request.isNavigationRequest() && request.frame() === page.mainFrame();
    return leaves ? route.abort('aborted') : route.fallback();
  };
  await page.route('**/*', stay);
  await page.evaluate(() => {
    const isHarmless = (address: string) =>
      ['http:', 'https:', 'mailto:', 'tel:'].includes(new URL(address, location.href).protocol);
    window.open = (address = '') => {
      if (!isHarmless(String(address))) throw new Error(`opened ${String(address)}`);
      return null;
    };
    addEventListener(
      'click',
      (event) => {
        const anchor = event.target instanceof Element ? event.target.closest('a') : null;
        if (anchor === null || !isHarmless(anchor.href)) return;
        if (anchor.hash !== '' && anchor.href === location.href.replace(/#.*/, '') + anchor.hash) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      { capture: true },
    );
  });
  return () => page.unroute('**/*', stay);
}

/** Answers how many elements were clicked. */
export async function clickEverything(page: Page): Promise<number> {
  let clickedValue = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    clickedValue += await page.evaluate(async () => {
      const ACTIVE =
        'a, button, summary, label, input, select, [role=button], [role=tab], [role=option], [role=menuitem], [tabindex]';
      const fresh = [...document.querySelectorAll<HTMLElement>(ACTIVE)].filter(
        (element) => element.dataset['clicked'] === undefined,
      );
      for (const element of fresh) {
        element.dataset['clicked'] = '';
        element.click();
      }
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return fresh.length;
    });
  }
  return clickedValue;
}
