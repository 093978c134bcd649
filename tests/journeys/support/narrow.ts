/** What is wrong with a page in a window of some width: what reaches past it or its card, is cut, or too small to be touched. */
import type { Page } from '@playwright/test';

/** WCAG 2.5.5. */
const TARGET_PX = 44;
/** Rooms whose targets are not of this page's layout: ticks inside labels, and the login's own small controls. */
const OTHERS = '[data-kind="login-panel"], input[type="checkbox"], input[type="radio"]';

/**
 * One line a fault, in the words of the element it is about.
 * @param touched whether fingers are what the window is used with
 */
export function faultsOf(page: Page, { touched = true } = {}): Promise<string[]> {
  return page.evaluate(
    ({ target, others }) => {
      const faults: string[] = [];
      const nameOf = (element: Element) => {
        const kind = element.closest('[data-kind]')?.getAttribute('data-kind') ?? 'no block';
        return `${kind}: ${element.tagName.toLowerCase()} “${(element.textContent ?? '').trim().slice(0, 24)}”`;
      };
      const { scrollWidth } = document.documentElement;
      if (scrollWidth > innerWidth) faults.push(`the page is ${scrollWidth} wide`);
      const slides = (element: Element): boolean => {
        const parent = element.parentElement;
        return parent !== null && (getComputedStyle(parent).overflowX !== 'visible' || slides(parent));
      };
      const isPainted = (element: Element) => {
        const { backgroundColor, borderRightWidth, boxShadow } = getComputedStyle(element);
        const isFilled = !/, 0\)$|^transparent$/.test(backgroundColor) || boxShadow !== 'none';
        return isFilled || borderRightWidth !== '0px';
      };
      /** What a reader sees as a card: the nearest that is painted, unless something between lets no more be seen. */
      const cardOf = (element: Element): Element | null => {
        if (/^(?:absolute|fixed|sticky)$/.test(getComputedStyle(element).position)) return null;
        const parent = element.parentElement;
        if (parent === null || parent.id === 'root') return null;
        if (getComputedStyle(parent).overflowX !== 'visible') return null;
        return isPainted(parent) ? parent : cardOf(parent);
      };
      for (const element of document.querySelectorAll('#root *')) {
        const box = element.getBoundingClientRect();
        // Words for the ear alone are one pixel wide.
        if (box.width < 2 || box.height < 2 || box.bottom < 0) continue;
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const style = getComputedStyle(element);
        if (box.right > innerWidth + 1 && !slides(element)) faults.push(`past the edge: ${nameOf(element)}`);
        const hasText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
        );
        // Of a target larger than what is seen of it, what is seen counts.
        const isSeen = hasText || isPainted(element) || element.matches('img, svg, video, canvas');
        const card = isSeen ? cardOf(element)?.getBoundingClientRect() : undefined;
        if (card !== undefined && card.width > 8 && box.right > card.right + 1.5)
          faults.push(`${Math.round(box.right - card.right)} past its card: ${nameOf(element)}`);
        const isShortened = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
        const isCut =
          element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 3;
        if (hasText && style.overflow !== 'visible' && !isShortened && isCut)
          faults.push(`cut: ${nameOf(element)}`);
        // A link that covers its card is as large as the card; one in a sentence is as high as its line.
        const covers = getComputedStyle(element, '::after').position === 'absolute';
        const isControl = element.matches('a[href], button, input, select, textarea, summary');
        const isSmall = box.height < target - 0.5 && style.display !== 'inline' && !covers;
        if (isControl && isSmall && element.closest(others) === null)
          faults.push(`${Math.round(box.width)} x ${Math.round(box.height)}: ${nameOf(element)}`);
      }
      return [...new Set(faults)];
    },
    { target: touched ? TARGET_PX : 0, others: OTHERS },
  );
}
