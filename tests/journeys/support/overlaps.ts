/** What stands in the way on a page at rest: parts over words or controls, words broken inside, and headings of the first level. */
import type { Page } from '@playwright/test';

/** Finds what covers text and controls of the page's column where it is scrolled to now; one line each. Runs in the page. */
function coveredNow({ isStart, isEnd }: { isStart: boolean; isEnd: boolean }): string[] {
  const nameOf = (element: Element) => {
    const kind = element.closest('[data-kind]')?.getAttribute('data-kind') ?? 'no block';
    const text = (element.textContent ?? '').trim().slice(0, 24);
    return `${kind}: ${element.tagName.toLowerCase()} “${text}”`;
  };
  const isFloating = (element: Element) => /^(?:fixed|sticky)$/.test(getComputedStyle(element).position);
  const floatOf = (element: Element): Element | null => {
    let foundElement: Element | null = null;
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      if (isFloating(at)) foundElement = at;
    return foundElement;
  };
  /** A bar along an edge of the window: the page passes under it, so it may cover what is not at that end of the page. */
  const isPassedUnder = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    if (right - left < innerWidth * 0.9) return false;
    const middle = (top + bottom) / 2;
    return middle < innerHeight / 2 ? !isStart : !isEnd;
  };
  /** What is seen of an element: its box, cut by the boxes it scrolls or is hidden in. */
  const seenOf = (element: Element) => {
    const box = element.getBoundingClientRect();
    let { left, right, top, bottom } = box;
    for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const edge = at.getBoundingClientRect();
      left = Math.max(left, edge.left);
      right = Math.min(right, edge.right);
      top = Math.max(top, edge.top);
      bottom = Math.min(bottom, edge.bottom);
    }
    return { left, right, top, bottom };
  };
  const hasText = (element: Element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
    );
  const isPainted = (element: Element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    return (
      !/, 0\)$|^transparent$/.test(backgroundColor) ||
      backgroundImage !== 'none' ||
      element.matches('img, video, canvas, svg, iframe')
    );
  };
  const isOwn = (one: Element, other: Element) => one.contains(other) || other.contains(one);
  const faults = new Set<string>();
  for (const element of document.querySelectorAll('main *')) {
    const isControl = element.matches('a[href], button, input, select, textarea, summary');
    if (!isControl && !hasText(element)) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const { left, right, top, bottom } = seenOf(element);
    if (right - left < 4 || bottom - top < 4 || top >= innerHeight || bottom <= 0) continue;
    const own = floatOf(element);
    for (const x of [left + 3, (left + right) / 2, right - 3])
      for (const y of [top + 3, (top + bottom) / 2, bottom - 3]) {
        const over = document.elementFromPoint(x, y);
        if (over === null || isOwn(over, element)) continue;
        const float = floatOf(over);
        const isLayout = float !== null && float !== own && !isPassedUnder(float);
        const isBeside =
          isStart && float === own && hasText(element) && isPainted(over) && !over.closest('dialog');
        if (isLayout) faults.add(`${nameOf(float)} covers ${nameOf(element)}`);
        else if (isBeside) faults.add(`${nameOf(over)} stands on ${nameOf(element)}`);
      }
  }
  return [...faults];
}

/** Words of letters that go on in a second line without a hyphen. Runs in the page. */
function brokenWords(): string[] {
  const faults = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement } = node;
    if (parentElement === null || parentElement.closest('script, style, pre, code, [data-unbroken]') !== null)
      continue;
    // Words for the ear alone are one pixel wide.
    const isSeen =
      parentElement.checkVisibility({ visibilityProperty: true }) && parentElement.clientWidth !== 1;
    if (!isSeen) continue;
    for (const { index, 0: word } of (node.textContent ?? '').matchAll(
      /[\p{Script=Latin}\p{M}]{2,24}(?![\p{Script=Latin}\d_@/-])/gu,
    )) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set(
        [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)),
      );
      if (lines.size > 1)
        faults.add(`broken inside: “${word}” of “${(node.textContent ?? '').trim().slice(0, 40)}”`);
    }
  }
  return [...faults];
}

/** What of a page's headings is wrong: it has one of the first level (WCAG 2.4.6). Runs in the page. */
function headingFaults(): string[] {
  const firsts = [...document.querySelectorAll('h1')].filter((one) => one.checkVisibility());
  return firsts.length === 1
    ? []
    : [
        `${String(firsts.length)} h1: ${firsts.map(({ textContent }) => (textContent ?? '').trim()).join(' | ')}`,
      ];
}

/** One line a fault of the page as it stands in its window, at its start, its middle and its end. */
export async function overlapFaultsOf(page: Page): Promise<string[]> {
  const faults = new Set<string>([
    ...(await page.evaluate(headingFaults)),
    ...(await page.evaluate(brokenWords)),
  ]);
  for (const part of [0, 0.5, 1]) {
    const ends = await page.evaluate(async (share) => {
      const most = document.documentElement.scrollHeight - innerHeight;
      scrollTo({ top: Math.round(most * share), behavior: 'instant' });
      // What follows the scrolling is drawn in the next frames.
      await new Promise((onDraw) => requestAnimationFrame(() => requestAnimationFrame(onDraw)));
      // A part that fades out stands on nothing. Only transitions: what moves with the page or for ever never ends.
      const fades = document.getAnimations().filter((one) => one instanceof CSSTransition);
      await Promise.all(fades.map((fade) => fade.finished.catch(() => undefined)));
      return { isStart: scrollY <= 1, isEnd: scrollY >= most - 1 };
    }, part);
    for (const fault of await page.evaluate(coveredNow, ends)) faults.add(`at ${String(part)}: ${fault}`);
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  return [...faults];
}
