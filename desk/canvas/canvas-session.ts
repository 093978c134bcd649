/** One document open in the canvas: keeps the page in the frame, what is chosen and the documents in step with each other. */
import { whenIdle } from '#platform/idle.ts';
import type { Locale } from '#schemas/locale.ts';
import type { Catalogue } from '#schemas/page/catalogue.ts';
import type { ReadFacts } from '#schemas/page/resolve-document.ts';
import { CanvasActions } from './canvas-actions.ts';
import type { Canvas } from './canvas-context.ts';
import { announce, type CanvasStore } from './canvas-state.ts';
import { pageBody } from './chosen.ts';
import { readClipboard, writeClipboard } from './clipboard-port.ts';
import { FramePort } from './frame/frame-port.ts';
import { handlePageEvent } from './frame/page-events.ts';
import { PageFeed } from './frame/page-feed.ts';
import type { KeyAction } from './keys.ts';
import type { EditorChange } from './model/changes.ts';
import { keyOf, parseKey, type DocumentKey, type Selection } from './model/document.ts';
import type { Editor } from './model/editor.ts';
import { treesOfDocument } from './outline/entries/document-trees.ts';
import { entryWithWords } from './outline/entries/entry-lists.ts';
import { InlineText } from './text/inline-text.ts';
import { canvasWords } from './words.ts';

export interface SessionFacts {
  editor: Editor;
  store: CanvasStore;
  catalogue: Catalogue;
  locale: Locale;
  documentKey: DocumentKey;
  pageKey: DocumentKey | undefined;
  readFacts: () => ReadFacts;
  storedBody: (key: DocumentKey) => Promise<unknown>;
  /** Puts the keyboard into the form, where a text cannot be edited in the page. */
  focusForm: () => void;
  saveNow: () => void;
}

export class CanvasSession implements Canvas {
  readonly editor: Editor;
  readonly store: CanvasStore;
  readonly catalogue: Catalogue;
  readonly locale: Locale;
  readonly documentKey: DocumentKey;
  readonly pageKey: DocumentKey | undefined;
  readonly actions: CanvasActions;
  readonly text: InlineText;
  readonly port: FramePort;
  readonly #facts: SessionFacts;
  readonly #unsaved = new Set<DocumentKey>();
  #feed: PageFeed | undefined;
  #callOffIdle = () => {};

  constructor(facts: SessionFacts) {
    this.#facts = facts;
    const { editor, store, catalogue, locale, documentKey, pageKey } = facts;
    this.editor = editor;
    this.store = store;
    this.catalogue = catalogue;
    this.locale = locale;
    this.documentKey = documentKey;
    this.pageKey = pageKey;
    this.port = new FramePort({
      onReady: () => void this.takeOver(),
      onEvent: (event) => handlePageEvent(this, event),
    });
    this.actions = new CanvasActions({
      editor,
      store,
      pageKey,
      locale,
      writeClipboard,
      readClipboard,
    });
    this.text = new InlineText({
      ...facts,
      port: this.port,
      feed: this.feed,
      pageLocale: this.pageLocale,
      onRefusal: () => {
        this.#say('textInForm');
        facts.focusForm();
      },
    });
  }

  feed = (): PageFeed | undefined => this.#feed;

  pageLocale = (): Locale => this.#facts.readFacts().locale;

  get pageBody(): unknown {
    return pageBody(this);
  }

  /** Follows the documents and what is chosen until the returned function is called. */
  start(): () => void {
    const stopChanges = this.editor.subscribeChanges((change) => this.#follow(change));
    const stopSelection = this.editor.subscribe((state, before) => {
      if (state.selection !== before.selection) this.#showSelection(state.selection);
    });
    return () => {
      stopChanges();
      stopSelection();
      this.#feed?.stop();
      this.port.close();
      this.text.forget();
      this.#callOffIdle();
    };
  }

  /** Draws the page live and makes up what it misses; also after a save of what can only be seen once it is saved. */
  async takeOver(): Promise<void> {
    const { editor, store } = this;
    this.text.forget();
    this.#feed?.stop();
    const feed = new PageFeed({
      ...this.#facts,
      port: this.port,
      bodyOf: (key) => editor.getState().documents[key]?.body,
      openKeys: () => Object.values(editor.getState().documents).map(keyOf),
      onNeedsSave: (key) => this.#unsaved.add(key),
      onFailure: () => this.#onDrawFailure(),
    });
    this.#feed = feed;
    try {
      await feed.takeOver();
    } catch {
      if (this.#feed === feed) store.setState({ status: 'failed' });
      return;
    }
    if (this.#feed !== feed) return;
    store.setState({ status: 'ready' });
    this.#showSelection(editor.getState().selection);
  }

  /** A document was saved. */
  onSaved(key: DocumentKey): void {
    if (this.#unsaved.delete(key)) void this.takeOver();
  }

  chooseEntry(words: string): boolean {
    const { editor, catalogue, documentKey: document } = this;
    const kind = parseKey(document)?.kind ?? 'page';
    const { body } = editor.getState().documents[document] ?? {};
    const trees = treesOfDocument({ kind, catalogue, body }, this.pageLocale());
    const pointer = entryWithWords(trees, words)?.pointer;
    if (pointer !== undefined) editor.select({ document, pointer });
    return pointer !== undefined;
  }

  run(action: KeyAction): void {
    if (action === 'leave' && this.store.getState().text !== undefined) void this.text.end();
    else RUN[action](this);
  }

  focusForm(): void {
    this.#facts.focusForm();
  }

  saveNow(): void {
    this.#facts.saveNow();
  }

  #follow(change: EditorChange): void {
    this.#feed?.follow(change);
    if (change.reveal !== undefined) this.#showSelection(change.reveal);
  }

  #showSelection(selection: Selection | undefined): void {
    const { node, item, document } = selection ?? { document: undefined };
    const isHere = node !== undefined && document === this.pageKey;
    const ignore = () => undefined;
    this.port.ask('focus', isHere ? { node, ...(item === undefined ? {} : { item }) } : {}).catch(ignore);
    if (!isHere) return;
    this.port.ask('scrollTo', { node }).catch(ignore);
    this.#callOffIdle();
    this.#callOffIdle = whenIdle(() => this.#feed?.prepare(node));
  }

  #onDrawFailure(): void {
    if (this.store.getState().status !== 'ready') return;
    this.store.setState({ status: 'loading' });
    this.#say('drawFailed');
    void this.takeOver();
  }

  #say(key: 'textInForm' | 'drawFailed'): void {
    announce(this.store, canvasWords.in(this.locale)(key));
  }
}

const RUN: Readonly<Record<KeyAction, (session: CanvasSession) => void>> = {
  undo: ({ actions }) => actions.undo(),
  redo: ({ actions }) => actions.redo(),
  save: (session) => session.saveNow(),
  up: ({ actions }) => actions.moveBy(-1),
  down: ({ actions }) => actions.moveBy(1),
  out: ({ actions }) => actions.moveOut(),
  delete: ({ actions }) => actions.remove(),
  duplicate: ({ actions }) => actions.duplicate(),
  copy: ({ actions }) => void actions.copy(),
  cut: ({ actions }) => void actions.cut(),
  paste: ({ actions }) => void actions.paste(),
  add: ({ actions }) => actions.openLibrary(),
  edit: (session) => session.focusForm(),
  leave: ({ actions }) => actions.leave(),
  help: ({ actions }) => actions.open('keys'),
};
