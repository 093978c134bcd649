/** What stands while the next page is on its way: a bar, and the outline of that page; both only when it takes long. */
import { MAIN_ID } from '#layouts/layouts.tsx';
import styles from './busy.module.css';

/** What comes at once would only flicker (ux: after 200 ms). */
const BUSY_AFTER_MS = 200;
/** As much of the navbar as never leaves the window. */
const NAVBAR_PX = 56;
const BONES = 10;

/** The outline of a page, by its address; any other is a head and lines. */
const OUTLINES: readonly (readonly [RegExp, string | undefined])[] = [
  [/^\/(?:detail|study|middle)\//, styles.detail],
  [/^\/(?:company_)?search/, styles.rows],
  [/^\/all\//, styles.cards],
  [/^\/(?:page\/.*|p\/pc\/zone\/.*)?$/, styles.page],
];

export interface Waiting {
  /** The path of another page than the one shown; without one only the bar is shown. */
  path?: string | undefined;
  /** Says, once, that something is on its way. */
  onSlow?: () => void;
}

function outline(page: Document, path: string): HTMLElement {
  const shape = OUTLINES.find(([pattern]) => pattern.test(path))?.[1] ?? styles.text ?? '';
  const top = page.getElementById(MAIN_ID)?.getBoundingClientRect().top ?? 0;
  const box = page.createElement('div');
  box.className = styles.outline ?? '';
  box.style.top = `${Math.max(NAVBAR_PX, top)}px`;
  box.setAttribute('aria-hidden', 'true');
  const bones = page.createElement('div');
  bones.className = shape;
  bones.append(...Array.from({ length: BONES }, () => page.createElement('i')));
  box.append(bones);
  return box;
}

let timer: ReturnType<typeof setTimeout> | undefined;
let slowElements: readonly HTMLElement[] = [];

/** The page is waited for from now on. */
export function startWaiting(page: Document, { path, onSlow }: Waiting = {}): void {
  page.getElementById(MAIN_ID)?.setAttribute('data-waiting', '');
  timer ??= setTimeout(() => {
    const bar = page.createElement('div');
    bar.className = styles.bar ?? '';
    slowElements = path === undefined ? [bar] : [outline(page, path), bar];
    page.body.append(...slowElements);
    onSlow?.();
  }, BUSY_AFTER_MS);
}

/** The page is there, or will not come. */
export function stopWaiting(page: Document): void {
  page.getElementById(MAIN_ID)?.removeAttribute('data-waiting');
  clearTimeout(timer);
  timer = undefined;
  for (const one of slowElements) one.remove();
  slowElements = [];
}
