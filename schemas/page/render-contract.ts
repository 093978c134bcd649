/** What the shop server and the built storefront agree on: the server opens dist/ssr by path and knows only these types. */
import type { Caller } from '../api/define-endpoint.ts';
import type { Hosts } from '../api/hosts.ts';
import type { Locale } from '../locale.ts';
import type { Boot } from '../shop/boot.ts';
import type { Capabilities } from '../shop/capabilities.ts';
import type { ViewRole } from '../shop/view-as.ts';
import type { Region } from './document.ts';
import type { PageData, ReadyDocument } from './ready.ts';

/** Name of the Server-Timing entry whose description is the moment a page was sent, unix milliseconds (requirement 62). */
export const SENT_AT_TIMING = 'sent-at';

/** What a preview changes of a page: what the shop can do and who seems to look, never what anybody may do (D43). */
export interface PreviewFacts {
  /** Goes with every call and every address of the page. */
  token: string;
  can: Capabilities;
  role: ViewRole;
  /** True in a frame of the desk: the page has no bar, and what the desk sends is drawn in it (ADR-586). */
  isInDesk?: true;
}

export interface RenderInput {
  /** Path and query as asked for, still percent-encoded. */
  url: string;
  /** scheme://host the page is served from, for canonical and Open Graph addresses. */
  origin: string;
  locale: Locale;
  boot: Boot;
  /** Server clock in milliseconds. */
  now: number;
  /** In-process caller of this shop, always anonymous: public HTML never holds viewer data (D114). */
  call: Caller;
  /** `preview` draws broken nodes as labelled placeholders. */
  mode: 'live' | 'preview';
  /** Whether a session was found; only guards look at it, and such a page is never shared. */
  loggedIn?: boolean;
  /** True where a logged-in visitor came from one of the shop's own pages. */
  isInside?: boolean;
  /** True where the visitor may read nothing of the shop; `boot` then holds no content either (D116). */
  isOutside?: true;
  /** Set in a preview; `mode` is then `preview`. */
  preview?: PreviewFacts;
  /** Origin of the shop's own sub-domain (M145); absent where a login cannot be carried there. */
  subDomain?: string;
  /** Hosts a few calls go to (M202); absent where the shop's own answers them all. */
  hosts?: Hosts;
  /** Build id; the browser compares it when a chunk fails (D30). */
  build: string;
  /** Called for every node that could not be drawn and every error of a view. */
  report: (event: RenderReport) => void;
}

export interface RenderReport {
  level: 'warn' | 'error';
  kind: 'config' | 'js' | 'api';
  message: string;
  nodeId?: string;
  nodeKind?: string;
  stack?: string;
}

export interface HeadTag {
  tag: 'title' | 'meta' | 'link' | 'script';
  attributes: Readonly<Record<string, string>>;
  /** Text content; for `script` always JSON-LD, escaped by the server. */
  text?: string;
}

export type RenderOutcome =
  | { kind: 'redirect'; status: 301 | 302; to: string }
  | {
      kind: 'page';
      status: 200 | 403 | 404 | 410 | 503;
      /** Markup inside #root. */
      html: string;
      head: readonly HeadTag[];
      /** Content of the JSON state script, not yet escaped for HTML. */
      state: string;
      /** Source paths (manifest keys) whose scripts and styles the page needs at once. */
      modules: readonly string[];
      /** Source paths whose styles alone are needed: nodes the browser never makes live. */
      styles?: readonly string[];
      /** CSS custom properties of the shop theme, `:root{...}`. */
      themeCss: string;
      htmlClass: string;
      /**
       * Whether the anonymous page may be shared, and until when (unix seconds); `impersonal`: every stranger is shown
       * the same, though it is kept for none, so that their own browser alone may hold it (ADR-272).
       */
      cache: { isShared: boolean; impersonal?: boolean; until?: number };
      /** Tags of what went in; a change of any of them purges the page. */
      tags: readonly string[];
    };

/** A region of a document to draw without a page, with the answers to its calls. */
export interface BlockInput extends Pick<RenderInput, 'locale' | 'boot' | 'now' | 'call' | 'report'> {
  document: ReadyDocument;
  region: Region;
  data: PageData;
}

/** What dist/ssr/entry-server.js exports for the guide's pictures, which the build draws. */
export interface BlockModule {
  drawBlock: (input: BlockInput) => { html: string; themeCss: string };
}

/** What dist/ssr/entry-server.js exports for the server. */
export interface RenderModule {
  render: (input: RenderInput) => Promise<RenderOutcome>;
}
