/** What moved on a page without anybody having asked for it. */
import type { Page } from '@playwright/test';

/** Every shift of the page from its first moment on, with what moved. */
export async function listenForShifts(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      const block = element?.closest('[data-node]')?.getAttribute('data-node') ?? 'no block';
      return `${element?.tagName ?? 'something gone'} in ${block}`;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: { node: Node | null }[] = Reflect.get(entry, 'sources') ?? [];
        // Less than one pixel in a line of text.
        if (Number(Reflect.get(entry, 'value')) < 0.0005) continue;
        shifts.push(sources.map(({ node }) => nameOf(node)).join(' and '));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate((): unknown => Reflect.get(globalThis, 'shifts'));
}
