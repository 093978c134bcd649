/**
 * Blocks far from what is in sight rest while the page is edited: the browser lays out, paints and hit-tests nothing inside them, so
 * that a letter costs the same in a page of 5 blocks and of 500. Their boxes stay what they were, to the pixel, and a block wakes
 * before it can be seen, or as soon as anything in it changes (ADR-757).
 */
import { systemClock } from '#platform/clock.ts';
import { whenIdle } from '#platform/idle.ts';

/** So far around the window blocks stay as they are, in parts of it. */
const NEAR = '100%';
/** Nothing changed for so long before blocks are put to rest. */
const QUIET_MS = 500;
/** At once: each reads the style of every element in it. */
const BLOCKS_A_TURN = 12;
/** Browsers lay out in parts of a pixel; what a style says is cut to them. */
const LAYOUT_PARTS = 64;
/** Less is no difference of layout. */
const SAME_PX = 0.5 / LAYOUT_PARTS;
const NODE = '[data-node]';

/** What may change a block's size without a change of the document. */
const SIGNS = ['load', 'error', 'loadedmetadata', 'transitionend', 'animationend', 'toggle'];

type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

const isSameBox = (one: Box, other: Box): boolean =>
  Math.abs(one.x - other.x) < SAME_PX &&
  Math.abs(one.y - other.y) < SAME_PX &&
  Math.abs(one.width - other.width) < SAME_PX &&
  Math.abs(one.height - other.height) < SAME_PX;

/** Length and breadth of what is inside, as `contain-intrinsic-size` counts them. */
function innerSize(element: HTMLElement): string {
  const style = getComputedStyle(element);
  const { width, height } = element.getBoundingClientRect();
  const usedLength = (length: string) => Math.floor(Number.parseFloat(length) * LAYOUT_PARTS) / LAYOUT_PARTS;
  const sum = (...lengths: string[]) => lengths.reduce((all, one) => all + usedLength(one), 0);
  const across = sum(style.paddingLeft, style.paddingRight, style.borderLeftWidth, style.borderRightWidth);
  const down = sum(style.paddingTop, style.paddingBottom, style.borderTopWidth, style.borderBottomWidth);
  return `${String(width - across)}px ${String(height - down)}px`;
}

/** What stands by the window rather than by its block would be taken along. */
function standsByWindow(element: Element): boolean {
  return /fixed|sticky/.test(getComputedStyle(element).position);
}

/** A block that fills its place, and holds no other: those inside one are asked for their boxes. */
function canRest(element: HTMLElement): boolean {
  return (
    element.offsetHeight > 0 &&
    element.querySelector(NODE) === null &&
    element.parentElement?.closest(NODE) === null &&
    ![element, ...element.querySelectorAll('*')].some(standsByWindow)
  );
}

export class RestingBlocks {
  readonly #page: Window;
  readonly #farBlocks = new Set<HTMLElement>();
  readonly #restingBlocks = new Set<HTMLElement>();
  /** Blocks whose rest would have moved something. */
  readonly #restlessBlocks = new WeakSet<HTMLElement>();
  readonly #observedElements = new WeakSet<Element>();
  readonly #distance: IntersectionObserver;
  #isOn = false;
  #callOff = () => {};

  constructor(page: Window) {
    this.#page = page;
    const { document } = page;
    this.#distance = new IntersectionObserver((entries) => this.#sort(entries), {
      root: document,
      rootMargin: NEAR,
    });
    new MutationObserver((records) => this.#onChange(records)).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    for (const name of SIGNS)
      page.addEventListener(name, ({ target }) => this.#wakeAround(target), { capture: true, passive: true });
    page.addEventListener('resize', () => this.wakeAll());
    document.fonts.addEventListener('loadingdone', () => this.wakeAll());
  }

  /** Off: the page is as shoppers have it. */
  set(on: boolean): void {
    this.#isOn = on;
    if (on) this.#plan();
    else this.wakeAll();
  }

  /** Something about the whole page changed, as its theme: boxes are to be taken anew. */
  wakeAll(): void {
    for (const element of this.#restingBlocks) this.#wake(element);
    this.#plan();
  }

  #plan(): void {
    this.#callOff();
    if (!this.#isOn) return;
    this.#callOff = systemClock.after(QUIET_MS, () => {
      this.#callOff = whenIdle(() => this.#rest());
    });
  }

  #sort(entries: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of entries) {
      if (!(target instanceof HTMLElement)) continue;
      if (isIntersecting) {
        this.#farBlocks.delete(target);
        this.#wake(target);
      } else this.#farBlocks.add(target);
    }
    this.#plan();
  }

  #onChange(records: readonly MutationRecord[]): void {
    for (const { target, type, attributeName } of records) {
      const isOwn = type === 'attributes' && attributeName === 'style' && this.#isBlock(target);
      if (!isOwn) this.#wakeAround(target);
    }
  }

  #isBlock(target: Node): boolean {
    return target instanceof HTMLElement && this.#restingBlocks.has(target);
  }

  #wakeAround(target: EventTarget | null): void {
    if (this.#restingBlocks.size === 0 || !(target instanceof Node)) return;
    for (let node: Node | null = target; node !== null; node = node.parentNode) {
      if (!(node instanceof HTMLElement) || !this.#restingBlocks.has(node)) continue;
      this.#wake(node);
      this.#plan();
    }
  }

  #wake(element: HTMLElement): void {
    if (!this.#restingBlocks.delete(element)) return;
    element.style.removeProperty('content-visibility');
    element.style.removeProperty('contain-intrinsic-size');
    if (element.getAttribute('style') === '') element.removeAttribute('style');
  }

  /** A few at a time, each turn in idle time; the rest of the page must stand where it stood. */
  #rest(): void {
    const { document } = this.#page;
    for (const element of document.querySelectorAll(NODE)) {
      if (this.#observedElements.has(element)) continue;
      this.#observedElements.add(element);
      this.#distance.observe(element);
    }
    for (const element of this.#farBlocks) if (!element.isConnected) this.#farBlocks.delete(element);
    const waiting = [...this.#farBlocks].filter(
      (one) => !this.#restingBlocks.has(one) && !this.#restlessBlocks.has(one),
    );
    const turn = waiting.slice(0, BLOCKS_A_TURN);
    for (const element of turn) if (!canRest(element)) this.#restlessBlocks.add(element);
    this.#restTogether(turn.filter((one) => !this.#restlessBlocks.has(one)));
    if (waiting.length > turn.length) this.#callOff = whenIdle(() => this.#rest());
  }

  #restTogether(blocks: readonly HTMLElement[]): void {
    const { body } = this.#page.document;
    const before = [...blocks, body].map((one) => one.getBoundingClientRect());
    const sizes = blocks.map(innerSize);
    for (const [index, element] of blocks.entries()) {
      element.style.setProperty('contain-intrinsic-size', sizes[index] ?? '');
      element.style.setProperty('content-visibility', 'auto');
      this.#restingBlocks.add(element);
    }
    const after = [...blocks, body].map((one) => one.getBoundingClientRect());
    if (before.every((box, index) => isSameBox(box, after[index] ?? box))) return;
    const [one] = blocks;
    // Margins that reached through a block move what stands around it: found by trying each alone.
    for (const element of blocks) this.#wake(element);
    if (blocks.length === 1 && one !== undefined) this.#restlessBlocks.add(one);
    else for (const element of blocks) this.#restTogether([element]);
  }
}
