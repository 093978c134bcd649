/**
 * What the desk and the page it shows in a frame say to each other over a MessagePort (ADR-586, ADR-680). All lengths are CSS
 * pixels, all points are of the page's own viewport. No live page loads this.
 */
import type { Region } from '../page/document.ts';
import type { ReadyNode } from '../page/ready.ts';
import type { Boot } from '../shop/boot.ts';
import type { Theme } from '../shop/theme.ts';

/** Sent by the page to its parent window, which answers with `DESK_PORT` and a port; each new port replaces the one before. */
export const AGENT_READY = 'lectern:agent-ready';
export const DESK_PORT = 'lectern:desk-port';
/**
 * A desk of the page's own origin may also dispatch a request in the page's window, as a `CustomEvent` of this name with the request
 * as its `detail`: it is carried out before `dispatchEvent` returns, and the answer comes through the port. The page prevents the
 * event's default to say that it took it; where it did not, the request goes through the port (ADR-755).
 */
export const DESK_CALL = 'lectern:desk-call';

/** Of changes to one subject (a node, a region, the chrome, the theme), counted up by the desk; an older one is left out. */
interface Revision {
  revision: number;
}

/** Navbar, footer and side menu as `readChromeBody` reads them; a part that is not given stays as it is. */
type EditedChrome = Partial<Pick<Boot, 'navbar' | 'footer' | 'suspend'>>;

/** The box of a node. A node that draws nothing has height 0, at the place where it stands in its order. */
export interface NodeRect {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How far the page is scrolled, and how large it is as a whole. */
export interface PageScroll {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What lies at a point of the page. */
export interface Spot {
  /** The innermost node. */
  node?: string;
  /** JSON pointer into the node's props, where one field alone shows this text or picture. */
  pointer?: string;
  /** What that field holds, so that the desk can find it in a document of another shape (chrome). */
  value?: string;
  /** Index in the list the field stands in: of a slide, of a question. */
  item?: number;
}

/** What the desk asks: for each call what goes with it and what is answered. */
interface DeskCalls {
  /**
   * Draws the page live with all its nodes and forgets what was changed; `still` is on from then on. To be awaited before
   * anything is changed. Fails where the page could not be had.
   */
  takeOver: (input: object) => void;
  /** Draws a node in place of the one with its id; a new one once an order names it. */
  node: (input: Revision & { node: ReadyNode }) => void;
  /** Puts the nodes of a region in this order; what is left out is no longer drawn. */
  order: (input: Revision & { region: Region; ids: readonly string[] }) => void;
  chrome: (input: Revision & { parts: EditedChrome }) => void;
  theme: (input: Revision & { theme: Theme }) => void;
  /** The boxes of all nodes, chrome and slots' children too, in reading order. */
  rects: (input: object) => readonly NodeRect[];
  hit: (input: { x: number; y: number }) => Spot;
  /** Scrolls to the node where it is not in view, or to the height `y`. */
  scrollTo: (input: { node: string } | { y: number }) => void;
  /** The block being edited, and which of its items: a carousel shows that slide, a folded answer opens. */
  focus: (input: { node?: string; item?: number }) => void;
  /** On: links, forms, keys, autoplay, films and timers stand still, and a press chooses. Off: the page is used as by a shopper. */
  still: (input: { on: boolean }) => void;
  /**
   * Begins to edit a field's text in the page; `text` events follow. `value` is the text as the page shows it. With `lines`,
   * Enter makes a new line instead of ending. Fails where not exactly one element of the node shows it: the desk then edits in
   * its form.
   */
  edit: (input: { node: string; pointer: string; value: string; lines?: boolean }) => void;
  /** Ends the editing of a text, which stays as it is. */
  endEdit: (input: object) => void;
  /** A new preview token, for all later calls of the page; from a new answer of `console.preview.create`. */
  token: (input: { token: string }) => void;
}

export type DeskCall = keyof DeskCalls;
export type DeskInput<Call extends DeskCall> = Parameters<DeskCalls[Call]>[0];
export type DeskValue<Call extends DeskCall> = ReturnType<DeskCalls[Call]>;

/** Desk → page. `id` is the desk's, and comes back with the answer. */
export type DeskRequest<Call extends DeskCall = DeskCall> = {
  [One in Call]: { id: number; call: One } & DeskInput<One>;
}[Call];

/** Page → desk, once for each request, in no order in particular. */
export type DeskAnswer<Call extends DeskCall = DeskCall> =
  | { id: number; ok: true; value?: DeskValue<Call> }
  | { id: number; ok: false; message: string };

/** Page → desk without being asked. */
export type DeskEvent =
  /** Once a frame, and only where boxes, scroll or the page's size changed; once after each new port. */
  | { event: 'moved'; rects: readonly NodeRect[]; scroll: PageScroll }
  /** A press on the page while it is still; `detail` counts presses in a row, as of a click: 2 is a double press. */
  | ({ event: 'press'; x: number; y: number; detail: number; shift: boolean; ctrl: boolean } & Spot)
  /** Another node is under the pointer; without one where there is none. */
  | { event: 'hover'; node?: string }
  /** A text being edited in the page, after each change outside of IME composition; the last one is `isDone`. */
  | { event: 'text'; node: string; pointer: string; value: string; isDone: boolean }
  /** A key of the desk pressed in the page, see `isDeskKey`; the page itself does nothing for it. */
  | { event: 'key'; key: string; code: string; ctrl: boolean; meta: boolean; shift: boolean; alt: boolean }
  /** A link was pressed, and not followed: its whole address. Comes after its `press`. */
  | { event: 'link'; href: string };

export type DeskMessage = DeskAnswer | DeskEvent;

/** Keys that act on blocks, whether the desk or the page in its frame has the focus; and Tab, for which an edited page is one stop. */
export function isDeskKey(press: {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}): boolean {
  const { key, ctrlKey, metaKey, altKey } = press;
  if (altKey) return key.startsWith('Arrow');
  if (ctrlKey || metaKey) return /^[cdksvxyz]$/i.test(key);
  return ['Escape', 'Enter', 'Delete', 'Backspace', 'Tab', '?'].includes(key);
}
