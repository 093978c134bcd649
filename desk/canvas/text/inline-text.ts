/** Text edited in the page itself: begun by a double press, written into the document as it is typed, drawn again when it ends. */
import type { DeskEvent } from '#schemas/desk/protocol.ts';
import type { Locale } from '#schemas/locale.ts';
import type { CanvasStore } from '../canvas-state.ts';
import { offerText } from '#desk/kit/fields/open-texts.ts';
import { pageBody } from '../chosen.ts';
import type { PagePort } from '../frame/frame-port.ts';
import type { PageFeed } from '../frame/page-feed.ts';
import type { DocumentKey } from '../model/document.ts';
import type { Editor } from '../model/editor.ts';
import { findNode } from '../model/tree.ts';
import { textPlaceOf, type TextPlace } from './text-place.ts';

interface TextFacts {
  editor: Editor;
  store: CanvasStore;
  port: PagePort;
  feed: () => PageFeed | undefined;
  pageKey: DocumentKey | undefined;
  pageLocale: () => Locale;
  /** The page cannot edit this text: its field in the form is shown instead. */
  onRefusal: () => void;
}

type TextEvent = Extract<DeskEvent, { event: 'text' }>;

/** Longer texts than this have lines. */
const LINE_MAX = 120;

export class InlineText {
  readonly #facts: TextFacts;
  #place: (TextPlace & { node: string }) | undefined;
  #count = 0;
  #stopOffer = () => {};

  constructor(facts: TextFacts) {
    this.#facts = facts;
  }

  /** @param pointer into the block's props, as the page tells it */
  async begin(node: string, pointer: string): Promise<void> {
    const { port, store, feed, pageLocale, onRefusal } = this.#facts;
    const storedNode = findNode(pageBody(this.#facts), node)?.node;
    const place = textPlaceOf(storedNode, pointer, pageLocale());
    if (place === undefined) {
      onRefusal();
      return;
    }
    this.#place = { ...place, node };
    this.#stopOffer();
    // Until it is taken the page may hold words the desk has not heard of. One that has the focus tells them itself, and goes on.
    this.#stopOffer = offerText(() =>
      document.activeElement instanceof HTMLIFrameElement ? undefined : this.end(),
    );
    this.#count += 1;
    feed()?.pause(node);
    store.setState({ text: { node, pointer } });
    const { value } = place;
    try {
      await port.ask('edit', {
        node,
        pointer,
        value,
        lines: value.includes('\n') || value.length > LINE_MAX,
      });
    } catch {
      this.#finish(node);
      onRefusal();
    }
  }

  /** Typing in a row is one step, however long it takes; another text begins another. */
  receive({ node, value, isDone }: TextEvent): void {
    const { editor, pageKey } = this.#facts;
    const place = this.#place;
    if (place?.node !== node || pageKey === undefined) return;
    editor.set({ document: pageKey, node, pointer: place.pointer }, value, {
      group: `text ${node} ${place.pointer} ${String(this.#count)}`,
    });
    if (isDone) this.#finish(node);
  }

  /** Ends it from the desk's side; the page answers with the last `text`. */
  async end(): Promise<void> {
    const place = this.#place;
    if (place === undefined) return;
    await this.#facts.port.ask('endEdit', {}).catch(() => undefined);
    this.#finish(place.node);
  }

  /** The page was left or loaded anew. */
  forget(): void {
    this.#place = undefined;
    this.#stopOffer();
    this.#facts.store.setState({ text: undefined });
  }

  #finish(node: string): void {
    if (this.#place?.node !== node) return;
    this.forget();
    this.#facts.feed()?.resume(node);
  }
}
