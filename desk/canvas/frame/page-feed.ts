/** Keeps the page in the frame as the editor has it: takes it over, makes up what it misses, then follows each change. */
import type { Catalogue } from '#schemas/page/catalogue.ts';
import type { ReadFacts } from '#schemas/page/resolve-document.ts';
import { diffBodies, type EditorChange } from '../model/changes.ts';
import { parseKey, type DocumentKey } from '../model/document.ts';
import { ChromeFeed, isChromeKind } from './chrome-feed.ts';
import type { PagePort } from './frame-port.ts';
import { makeRevisions, NodeFeed } from './node-feed.ts';

export interface FeedSource {
  port: PagePort;
  catalogue: Catalogue;
  readFacts: () => ReadFacts;
  /** Documents as the editor has them now. */
  bodyOf: (key: DocumentKey) => unknown;
  openKeys: () => readonly DocumentKey[];
  /** The page whose blocks the frame shows; undefined where it shows none a merchant places. */
  pageKey: DocumentKey | undefined;
  /** A document as the server shows it in a preview; undefined where it could not be had. */
  storedBody: (key: DocumentKey) => Promise<unknown>;
  /** A document that can only be seen once it is saved was changed: the page is then to be taken over again. */
  onNeedsSave: (key: DocumentKey) => void;
  onFailure: () => void;
}

/** Fields of a page that its blocks do not depend on and that the page shows all the same. */
const PAGE_STYLE = '/style';

export class PageFeed {
  readonly #source: FeedSource;
  readonly #revisions = makeRevisions();
  readonly #chrome: ChromeFeed;
  #nodes: NodeFeed | undefined;

  constructor(source: FeedSource) {
    this.#source = source;
    this.#chrome = new ChromeFeed({ ...source, revisions: this.#revisions });
  }

  /**
   * Draws the page live, then sends what the editor has and the server does not yet.
   * @throws PageCallError where the page could not be had
   */
  async takeOver(): Promise<void> {
    const { port, pageKey, openKeys, storedBody } = this.#source;
    this.#nodes = undefined;
    await port.ask('takeOver', {});
    const body = pageKey === undefined ? undefined : await storedBody(pageKey);
    if (pageKey !== undefined) this.#beginPage(pageKey, body);
    for (const key of openKeys()) {
      const kind = parseKey(key)?.kind;
      if (kind !== undefined && isChromeKind(kind)) this.#chrome.send(kind, this.#source.bodyOf(key));
    }
  }

  follow(change: EditorChange): void {
    const { document: key } = change;
    const { pageKey, bodyOf, onNeedsSave } = this.#source;
    const kind = parseKey(key)?.kind;
    if (key === pageKey) {
      this.#nodes?.send(bodyOf(key), change);
      if (change.fields.some(({ node, pointer }) => node === undefined && pointer.startsWith(PAGE_STYLE)))
        onNeedsSave(key);
    } else if (kind !== undefined && isChromeKind(kind)) this.#chrome.send(kind, bodyOf(key));
    else if (kind !== 'page') onNeedsSave(key);
  }

  /** See {@link NodeFeed}. */
  prepare(id: string): void {
    this.#nodes?.prepare(id);
  }

  pause(id: string): void {
    this.#nodes?.pause(id);
  }

  resume(id: string): void {
    this.#nodes?.resume(id);
  }

  stop(): void {
    this.#nodes = undefined;
    this.#chrome.stop();
  }

  #beginPage(key: DocumentKey, before: unknown): void {
    const body = this.#source.bodyOf(key);
    if (body === undefined) return;
    const nodes = new NodeFeed({ ...this.#source, revisions: this.#revisions }, body);
    this.#nodes = nodes;
    if (before !== undefined && before !== body) nodes.send(body, diffBodies(before, body));
  }
}
