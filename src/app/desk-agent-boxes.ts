/** Where each block stands in the window, and when that changes (ADR-680). */
import type { DeskEvent, NodeRect } from '#schemas/desk/protocol.ts';
import type { ReadyDocument, ReadyNode } from '#schemas/page/ready.ts';

type Box = Pick<NodeRect, 'x' | 'y' | 'width' | 'height'>;

function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

/** The boxes of all nodes of the documents, each parent before what is inside it. */
export function rectsOf(page: Document, documents: readonly ReadyDocument[]): NodeRect[] {
  const boxes = new Map<string, Box[]>();
  for (const element of page.querySelectorAll('[data-node]')) {
    const id = element.getAttribute('data-node') ?? '';
    boxes.set(id, [...(boxes.get(id) ?? []), boxOf(element)]);
  }
  const rects: NodeRect[] = [];
  const visit = (nodes: readonly ReadyNode[], around: Box): void => {
    // Broken nodes may share an id: each takes the next of its boxes.
    const own = nodes.map(({ id }) => boxes.get(id)?.shift());
    let before: Box | undefined;
    for (const [index, node] of nodes.entries()) {
      const next = own.slice(index).find((one) => one !== undefined) ?? around;
      const empty = {
        ...(before ?? next),
        y: before === undefined ? next.y : before.y + before.height,
        height: 0,
      };
      const box = own[index] ?? empty;
      rects.push({ id: node.id, ...box });
      for (const children of Object.values(node.slots ?? {})) visit(children, box);
      before = box;
    }
  };
  for (const { id, regions } of documents) {
    const body = page.querySelector(`[data-page="${CSS.escape(id)}"]`) ?? page.body;
    for (const nodes of Object.values(regions)) visit(nodes, boxOf(body));
  }
  return rects;
}

/** Calls `send` at most once a frame, with what changed of boxes, scroll and size; the returned function sends them in any case. */
export function watchBoxes(
  page: Window,
  rects: () => NodeRect[],
  send: (event: DeskEvent) => void,
): () => void {
  const { document } = page;
  const sizes = new ResizeObserver(() => afterFrame());
  const boxElements = new WeakSet<Element>();
  let last = '';
  let isDue = false;
  const look = () => {
    isDue = false;
    for (const element of document.querySelectorAll('[data-node], body')) {
      if (boxElements.has(element)) continue;
      boxElements.add(element);
      sizes.observe(element);
    }
    const { scrollWidth: width, scrollHeight: height } = document.documentElement;
    const scroll = { x: page.scrollX, y: page.scrollY, width, height };
    const event: DeskEvent = { event: 'moved', rects: rects(), scroll };
    const text = JSON.stringify(event);
    if (text !== last) send(event);
    last = text;
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
  new MutationObserver(afterFrame).observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  for (const name of ['scroll', 'resize', 'load', 'transitionend', 'animationend'])
    page.addEventListener(name, soon, { capture: true, passive: true });
  return () => {
    last = '';
    soon();
  };
}
