/** What the canvas shows beside its documents: boxes of the page, widths, what is open. Nothing here is stored or undone. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { NodeRect, PageScroll } from '#schemas/desk/protocol.ts';
import type { Fault } from '#schemas/page/ready.ts';
import type { ViewAs } from '#schemas/shop/view-as.ts';
import type { NodeSpot } from './model/document.ts';

/** `loading` until the page was taken over; `failed` and `expired` wait for a retry. */
export type FrameStatus = 'loading' | 'ready' | 'failed' | 'expired';

/** Widths a page is looked at in, CSS pixels; `full` takes the room there is. */
export const FRAME_WIDTHS = { phone: 390, tablet: 768, laptop: 1280, full: undefined } as const;
export type FrameWidth = keyof typeof FRAME_WIDTHS;

/** What lies over the canvas. */
export type CanvasDialog = 'library' | 'keys' | 'view-as' | 'pages';
/** The side that is open as a sheet where there is no room for all three. */
export type CanvasSheet = 'outline' | 'form';

export interface CanvasState {
  status: FrameStatus;
  rects: readonly NodeRect[];
  scroll: PageScroll;
  hover: string | undefined;
  /** A part around the page that was pressed, by its id: its document is edited elsewhere. */
  chrome: string | undefined;
  /** Further blocks chosen beside the selection of the editor, in the order they were chosen. */
  selectedIds: readonly string[];
  width: FrameWidth;
  viewAs: ViewAs;
  dialog: CanvasDialog | undefined;
  /** Where the next block of the library goes. */
  spot: NodeSpot | undefined;
  sheet: CanvasSheet | undefined;
  /** Off: the page is used as by a shopper. */
  isEditing: boolean;
  /** The field of a block the keyboard was asked to go to. */
  focus: { node: string; name: string } | undefined;
  /** The text being edited in the page. */
  text: { node: string; pointer: string } | undefined;
  /** The page's document as the outline's rows were last read from it; undefined before the outline stands. */
  rowBody: unknown;
  /** Faults of the page's document, as it was last read whole. */
  faults: readonly Fault[];
  /** Ids of blocks whose inner blocks are folded away in the outline. */
  foldedIds: ReadonlySet<string>;
  /** Blocks being dragged. */
  drag: readonly string[];
  /** What a screen reader says, with a number so that the same words are said twice. */
  announcement: { text: string; count: number };
}

export type CanvasStore = StoreApi<CanvasState>;

const NO_SCROLL: PageScroll = { x: 0, y: 0, width: 0, height: 0 };

export function makeCanvasStore(): CanvasStore {
  return createStore<CanvasState>(() => ({
    status: 'loading',
    rects: [],
    scroll: NO_SCROLL,
    hover: undefined,
    chrome: undefined,
    selectedIds: [],
    width: 'full',
    viewAs: {},
    dialog: undefined,
    spot: undefined,
    sheet: undefined,
    isEditing: true,
    focus: undefined,
    text: undefined,
    rowBody: undefined,
    faults: [],
    foldedIds: new Set(),
    drag: [],
    announcement: { text: '', count: 0 },
  }));
}

export function announce(store: CanvasStore, text: string): void {
  store.setState(({ announcement }) => ({ announcement: { text, count: announcement.count + 1 } }));
}
