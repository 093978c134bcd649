/** Gives the keyboard to a neighbour once what had it left the page: a row that resolves itself, a notice that was closed (ADR-861). */

/** What is pressed. What is typed in is left out: keys meant for a screen would be letters there. */
const STOPS = 'a[href], button, summary, [tabindex="0"]';
const FOCUSABLE = `${STOPS}, input, select, textarea, [contenteditable="true"], [tabindex]`;
/** A neighbour is looked for in here. */
const ROOMS = 'dialog, main, aside';

const stopsIn = (node: Node): HTMLElement[] =>
  node instanceof HTMLElement
    ? [...(node.matches(STOPS) ? [node] : []), ...node.querySelectorAll<HTMLElement>(STOPS)]
    : [];

const canTake = (element: HTMLElement): boolean =>
  element.isConnected &&
  !element.matches(':disabled, [tabindex="-1"]') &&
  element.checkVisibility({ visibilityProperty: true });

/** Where something was taken out. */
interface Gap {
  parent: Node;
  before: Node | null;
  after: Node | null;
  /** Which stop of it had the keyboard, from its end; 0 for something else. */
  fromEnd: number;
}

function* nodesFrom(first: Node | null, way: 'nextSibling' | 'previousSibling', end: Node | null = null) {
  for (let node = first; node !== null && node !== end; node = node[way]) yield node;
}

/** What took the place of it. */
function* replacements({ parent, before, after }: Gap) {
  const first = before?.parentNode === parent ? before.nextSibling : parent.firstChild;
  const end = after?.parentNode === parent ? after : null;
  for (const node of nodesFrom(first, 'nextSibling', end)) yield* stopsIn(node);
}

/** The same stop of the next row, else of the one before. */
function* sameInRows({ after, before, fromEnd }: Gap) {
  const rows = [...nodesFrom(after, 'nextSibling'), ...nodesFrom(before, 'previousSibling')];
  for (const row of rows) {
    const stops = stopsIn(row);
    const same = stops[stops.length - fromEnd];
    yield* [...(same === undefined ? [] : [same]), ...stops];
  }
}

/** Stops behind the place and before it, the nearest part of the room first. */
function* around(parent: Node, room: Element) {
  for (let node: Node | null = parent; node !== null && node !== room; node = node.parentNode) {
    for (const next of nodesFrom(node.nextSibling, 'nextSibling')) yield* stopsIn(next);
    for (const one of nodesFrom(node.previousSibling, 'previousSibling')) yield* stopsIn(one).toReversed();
  }
}

function neighbourOf(gap: Gap, earlier: HTMLElement | undefined): HTMLElement | undefined {
  const { parent } = gap;
  const room = parent instanceof Element ? parent.closest<HTMLElement>(ROOMS) : null;
  for (const stop of [...replacements(gap), ...sameInRows(gap)]) if (canTake(stop)) return stop;
  // A notice lies over the screen: the keyboard goes back to where it was.
  if (room === null) return earlier !== undefined && canTake(earlier) ? earlier : undefined;
  for (const stop of around(parent, room)) if (canTake(stop)) return stop;
  return room;
}

function gapOf({ target, previousSibling, nextSibling, removedNodes }: MutationRecord, leaver: Node) {
  const part = [...removedNodes].find((node) => node.contains(leaver));
  if (part === undefined) return undefined;
  const stops = stopsIn(part);
  const place = stops.findIndex((stop) => stop === leaver);
  const fromEnd = place === -1 ? 0 : stops.length - place;
  return { parent: target, before: previousSibling, after: nextSibling, fromEnd };
}

/** @returns ends it */
export function keepFocus(page: Document): () => void {
  let last: HTMLElement | undefined;
  let earlier: HTMLElement | undefined;
  let gap: Gap | undefined;
  const hold = (element: HTMLElement | undefined) => {
    if (element === last) return;
    [earlier, last, gap] = [last, element, undefined];
  };
  const settle = () => {
    const current = gap;
    gap = undefined;
    const isLost = page.activeElement === null || page.activeElement === page.body;
    if (current !== undefined && isLost && last?.isConnected === false)
      neighbourOf(current, earlier)?.focus();
  };
  const observer = new MutationObserver((records) => {
    const isSettling = gap !== undefined;
    for (const record of records) {
      // What it stood in may be taken out as well.
      const leaver = gap?.parent ?? last;
      const next = leaver === undefined || leaver.isConnected ? undefined : gapOf(record, leaver);
      if (next !== undefined) gap = gap === undefined ? next : { ...next, fromEnd: 0 };
    }
    // The screen that follows, or a box that closes, may have taken the keyboard by then.
    if (gap !== undefined && !isSettling) requestAnimationFrame(settle);
  });
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  page.addEventListener(
    'focusin',
    ({ target }) => hold(target instanceof HTMLElement ? target : undefined),
    options,
  );
  page.addEventListener(
    'pointerdown',
    ({ target }) =>
      hold(target instanceof Element ? (target.closest<HTMLElement>(FOCUSABLE) ?? undefined) : undefined),
    options,
  );
  observer.observe(page.body, { childList: true, subtree: true });
  return () => {
    stop.abort();
    observer.disconnect();
  };
}
