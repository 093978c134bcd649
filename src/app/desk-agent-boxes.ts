/** Where each block stands in the window, and when that changes (ADR-680, ADR-755). */
import type { DeskEvent, NodeRect } from '#schemas/desk/protocol.ts';
import type { ReadyDocument, ReadyNode } from '#schemas/page/ready.ts';
import { systemClock } from '#platform/clock.ts';

type Box = Pick<NodeRect, 'x' | 'y' | 'width' | 'height'>;

const NODE = '[data-node]';
/** Letters that change no block's size may still move what stands inside one: it is looked at in the next pause. */
const PAUSE_MS = 250;

function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

/** The boxes of all nodes of the documents, each parent before what is inside it; `elements` are those of nodes, in their order. */
export function rectsOf(
  page: Document,
  documents: readonly ReadyDocument[],
  elements: Iterable<Element> = page.querySelectorAll(NODE),
): NodeRect[] {
  const boxes = new Map<string, Box[]>();
  for (const element of elements) {
    const id = element.getAttribute('data-node') ?? '';
    const box = boxOf(element);
    const own = boxes.get(id);
    if (own === undefined) boxes.set(id, [box]);
    else own.push(box);
  }
  const rects: NodeRect[] = [];
  const visit = (nodes: readonly ReadyNode[], around: () => Box): void => {
    // Broken nodes may share an id: each takes the next of its boxes.
    const own = nodes.map(({ id }) => boxes.get(id)?.shift());
    let before: Box | undefined;
    for (const [index, node] of nodes.entries()) {
      const box = own[index] ?? emptyBox(before, () => own.slice(index).find((one) => one) ?? around());
      rects.push({ id: node.id, ...box });
      for (const children of Object.values(node.slots ?? {})) visit(children, () => box);
      before = box;
    }
  };
  for (const { id, regions } of documents) {
    const around = () => boxOf(page.querySelector(`[data-page="${CSS.escape(id)}"]`) ?? page.body);
    for (const nodes of Object.values(regions)) visit(nodes, around);
  }
  return rects;
}

/** A block that draws nothing stands behind the one before it, else where the next one begins. */
function emptyBox(before: Box | undefined, next: () => Box): Box {
  if (before === undefined) return { ...next(), height: 0 };
  return { ...before, y: before.y + before.height, height: 0 };
}

/** A text alone was written anew: no block can have come or gone. */
function isOfText({ type, addedNodes, removedNodes }: MutationRecord): boolean {
  return type !== 'attributes' && ![...addedNodes, ...removedNodes].some((node) => node instanceof Element);
}

/** Blocks may have come, gone, or been given another name. */
const bringsElements = (record: MutationRecord): boolean =>
  record.type === 'attributes' ? record.attributeName === 'data-node' : !isOfText(record);

const areSameRects = (one: readonly NodeRect[], other: readonly NodeRect[]): boolean =>
  one.length === other.length &&
  one.every((rect, index) => {
    const { id, x, y, width, height } = other[index] ?? rect;
    return rect.id === id && rect.x === x && rect.y === y && rect.width === width && rect.height === height;
  });

type BoxesEvent = Extract<DeskEvent, { event: 'moved' }>;

const isSame = ({ rects, scroll }: BoxesEvent, last: BoxesEvent | undefined): boolean =>
  last !== undefined &&
  scroll.x === last.scroll.x &&
  scroll.y === last.scroll.y &&
  scroll.width === last.scroll.width &&
  scroll.height === last.scroll.height &&
  areSameRects(rects, last.rects);

/** Calls `send` at most once a frame, with what changed of boxes, scroll and size; the returned function sends them in any case. */
export function watchBoxes(
  page: Window,
  rects: (elements: readonly Element[]) => NodeRect[],
  send: (event: DeskEvent) => void,
): () => void {
  const { document } = page;
  /** Elements of blocks; undefined once some may have come or gone. */
  let elements: readonly Element[] | undefined;
  // Called within the frame, so that there is no need to wait for the next one.
  const sizes = new ResizeObserver(() => {
    if (!isDue) page.setTimeout(look);
    isDue = true;
  });
  const observedElements = new WeakSet<Element>();
  let last: BoxesEvent | undefined;
  let isDue = false;
  let callOffPause = () => {};
  const findElements = (): readonly Element[] => {
    const all = [...document.querySelectorAll(NODE)];
    for (const element of [...all, document.body]) {
      if (observedElements.has(element)) continue;
      observedElements.add(element);
      sizes.observe(element);
    }
    return all;
  };
  const look = () => {
    isDue = false;
    callOffPause();
    elements ??= findElements();
    const { scrollWidth: width, scrollHeight: height } = document.documentElement;
    const scroll = { x: page.scrollX, y: page.scrollY, width, height };
    const event: BoxesEvent = { event: 'moved', rects: rects(elements), scroll };
    if (!isSame(event, last)) send(event);
    last = event;
  };
  const soon = () => {
    if (isDue) return;
    isDue = true;
    page.requestAnimationFrame(look);
  };
  // What an edit moves is looked at once its frame is on the screen: a letter is not held up by the boxes of the whole page.
  const afterFrame = () => {
    if (isDue) return;
    isDue = true;
    page.requestAnimationFrame(() => page.setTimeout(look));
  };
  const onChange = (records: readonly MutationRecord[]) => {
    callOffPause();
    // `sizes` reports a text that makes its block larger.
    if (records.every(isOfText)) callOffPause = systemClock.after(PAUSE_MS, afterFrame);
    else {
      if (records.some(bringsElements)) elements = undefined;
      afterFrame();
    }
  };
  new MutationObserver(onChange).observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  for (const name of ['scroll', 'resize', 'load', 'transitionend', 'animationend'])
    page.addEventListener(name, soon, { capture: true, passive: true });
  return () => {
    last = undefined;
    soon();
  };
}
