/** Which field of a block shows what in the page, found by the very text or picture: no markup says it (ADR-680). */
import { isObject, pointerTo } from '#schemas/page/json.ts';
import type { Spot } from '#schemas/desk/protocol.ts';

type Props = Readonly<Record<string, unknown>>;

/** Its words, however many spaces part them. */
export const collapse = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Every string of the props with its JSON pointer. */
function stringsOf(value: unknown, pointer = ''): [string, string][] {
  if (typeof value === 'string') return collapse(value) === '' ? [] : [[pointer, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => stringsOf(one, pointerTo(pointer, key)));
}

function shows(element: Element, value: string): boolean {
  if (element instanceof HTMLImageElement) return element.getAttribute('src') === value;
  return collapse(element.textContent) === collapse(value);
}

const isOwn = (root: Element, element: Element) => element.closest('[data-node]') === root;

/** The innermost elements of the block that show exactly this text. */
function innermostShowing(
  root: Element,
  text: string,
  isCounted: (one: HTMLElement) => boolean,
): HTMLElement[] {
  const all = [root, ...root.querySelectorAll('*')].filter(
    (one): one is HTMLElement =>
      one instanceof HTMLElement && isOwn(root, one) && shows(one, text) && isCounted(one),
  );
  return all.filter((one) => !all.some((other) => other !== one && one.contains(other)));
}

/** Those of them that can be seen: what is folded away, or is for the ear alone, takes no caret. */
export const elementsShowing = (root: Element, text: string) =>
  innermostShowing(root, text, (one) => one.offsetWidth > 1 && one.checkVisibility());

interface ItemList {
  name: string;
  items: readonly Props[];
  /** The element whose children are the items, in their order. */
  holder: Element | undefined;
}

function showsSome(element: Element | undefined, item: Props): boolean {
  const text = collapse(element?.textContent ?? '');
  const pictures = [...(element?.querySelectorAll('img') ?? [])];
  return stringsOf(item).some(
    ([, value]) => text.includes(collapse(value)) || pictures.some((one) => shows(one, value)),
  );
}

/** The lists of a block, as of slides or of questions, and where each stands. */
function listsOf(root: Element, props: Props): ItemList[] {
  return Object.entries(props).flatMap(([name, value]): ItemList[] => {
    const items = Array.isArray(value) ? value.filter(isObject) : [];
    if (items.length === 0) return [];
    const holder = [...root.querySelectorAll('*')].find(
      ({ children }) =>
        children.length === items.length && items.every((item, index) => showsSome(children[index], item)),
    );
    return [{ name, items, holder }];
  });
}

/** The element of an item of the block's list. */
export function itemElement(root: Element, props: Props, item: number): Element | undefined {
  for (const { items, holder } of listsOf(root, props)) {
    const one = items[item];
    if (one === undefined) continue;
    const element =
      holder?.children[item] ??
      stringsOf(one).flatMap(([, value]) => innermostShowing(root, value, () => true))[0];
    if (element !== undefined) return element;
  }
  return undefined;
}

/** What lies at a point of the page; `propsOf` gives those of a node that is drawn. */
export function spotAt(page: Document, x: number, y: number, propsOf: (id: string) => Props): Spot {
  const stack = page.elementsFromPoint(x, y);
  const [top] = stack;
  const root = top?.closest('[data-node]');
  const node = root?.getAttribute('data-node');
  if (top === undefined || root === null || root === undefined || node === null || node === undefined)
    return {};
  const props = propsOf(node);
  const list = listsOf(root, props).find(({ holder }) => holder !== top && holder?.contains(top));
  const inList =
    list === undefined ? -1 : [...(list.holder?.children ?? [])].findIndex((one) => one.contains(top));
  const others = list === undefined ? '' : pointerTo('', list.name);
  const fields = stringsOf(props).filter(
    ([pointer]) =>
      inList < 0 || !pointer.startsWith(`${others}/`) || pointer.startsWith(`${others}/${inList}/`),
  );
  const [field, ambiguous] =
    stack
      .filter((one) => root.contains(one))
      .map((one) => fields.filter(([, value]) => shows(one, value)))
      .find(({ length }) => length > 0) ?? [];
  const isClear = field !== undefined && ambiguous === undefined;
  const item = inList >= 0 ? inList : Number((isClear && /^\/\w+\/(\d+)/.exec(field[0])?.[1]) || -1);
  return {
    node,
    ...(isClear ? { pointer: field[0], value: field[1] } : {}),
    ...(item >= 0 ? { item } : {}),
  };
}
