/** What the engine needs from the world, as ports: the app, the server render, tests and stories each give their own. */
import type { ReactNode } from 'react';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import type { DataContext } from '#schemas/page/data-request.ts';
import type { PageData, ReadyNode } from '#schemas/page/ready.ts';
import type { RenderReport } from '#schemas/page/render-contract.ts';
import type { Locale } from '#schemas/locale.ts';
import type { Boot } from '#schemas/shop/boot.ts';
import type { Capabilities } from '#schemas/shop/capabilities.ts';
import type { View } from './define-view.ts';
import type { Events } from './events.ts';
import type { Intend } from './intents.ts';
import type { Watchable } from './store.ts';

export interface ViewerUser {
  nickname: string;
  avatar: string;
  svip: boolean;
  /** Address of the page of their super membership, once it was asked for. */
  svipUrl?: string;
  /** True for the owner of the shop's account: the door to the back end is shown (D109). */
  owner?: boolean;
  /** Goods the learner owns, as far as they are known. */
  // oxlint-disable-next-line names/no-bare-participle -- the name it has in documents and on the wire
  bought: Pick<readonly string[], 'includes'>;
}

/** `unknown` until the viewer has been asked for: on the server, in cached HTML and in the first paint. */
export type Viewer = { status: 'unknown' } | { status: 'out' } | { status: 'in'; user: ViewerUser };

/** Where views come from: all loaded on the server, chunk by chunk in the browser. */
export interface ViewSource {
  /** The view, if it is loaded. */
  peek(kind: string): View | undefined;
  /** Loads the view; undefined for an unregistered kind. Rejects when its chunk cannot be fetched. */
  load(kind: string): Promise<View | undefined>;
}

export interface Engine {
  readonly mode: 'live' | 'preview';
  /** Build id, for the health page (D25); absent in stories and tests. */
  readonly build?: string;
  readonly locale: Locale;
  readonly can: Capabilities;
  readonly boot: Boot;
  readonly viewer: Watchable<Viewer>;
  /** Path of the page shown, without its query. */
  readonly path: Watchable<string>;
  readonly views: ViewSource;
  /** Draws nodes, each kept from the others' errors: `hostNodes` in a browser, `drawNodes` on the server. */
  readonly drawNodes: (engine: Engine, nodes: readonly ReadyNode[], data: PageData) => ReactNode;
  readonly call: Caller;
  readonly intend: Intend;
  /** Events several modules listen to, such as a changed login. */
  readonly events: Events;
  /** The server's clock, milliseconds. */
  readonly now: () => number;
  /** The server's time when it drew this page; absent where `now` stands still or nothing was drawn. */
  readonly drawnAt?: number;
  readonly report: (event: RenderReport) => void;
  /** What a definition's `data` may look at. */
  readonly dataContext: DataContext;
  /** The view of a node the server drew, once it is time to hydrate it. */
  readonly hydrate: (node: ReadyNode) => View | undefined | Promise<View | undefined>;
  /** Called when a node waits for hydration and has no HTML to show; where the server drew it, the page is loaded anew. */
  readonly recover: (nodeId: string) => void;
  /** Called once a node is hydrated and handles events. */
  readonly onReady: (nodeId: string) => void;
}
