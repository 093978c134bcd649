/**
 * Screens no merchant decorates, in a file for each subject. Every screen is a pure function `(where) => PageDocument`, where `where` is what the route knows (path parameters and query). A route writes
 *
 *     shows: (context) => ({ kind: 'fixed', document: shopBlocked(context), status: 403 })
 *
 * and needs nothing else. What the address says is already in the node's props, so these documents pass the same
 * checks and cache rules as a merchant's. They are drawn as they stand, in the browser too, where no validator is
 * there to fill defaults: so every prop is written out (tests/laws/fixed-screens.test.ts). A screen that reads nothing
 * of its address returns the same document each time.
 */
import { DOCUMENT_SCHEMA_VERSION, type PageDocument } from '../document.ts';
import type { PageNode } from '../node.ts';
import type { Text } from '../text.ts';

/** The part of a route's context a fixed screen may read. */
export interface Where {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** Set where one of the shop's own pages led here. */
  readonly isInside?: true;
}
export type FixedScreen = (where: Where) => PageDocument;

interface ScreenOptions {
  id: string;
  title: Text;
  kind: string;
  props?: PageNode['props'];
  slots?: NonNullable<PageNode['slots']>;
}

/** A document of one node in `main`; the node's id is the document's. */
export function screen({ id, title, kind, props = {}, slots }: ScreenOptions): PageDocument {
  return {
    schema_version: DOCUMENT_SCHEMA_VERSION,
    id,
    kind: 'screen',
    title,
    regions: { main: [{ id, kind, v: 1, props, ...(slots === undefined ? {} : { slots }) }] },
  };
}

/** The language and the account, on a screen of the focus layout (ADR-486). */
export const PAGE_TOOLS: PageNode = { id: 'page-tools', kind: 'page-tools', v: 1, props: {} };

/** A screen that reads nothing of its address: the same document each time. */
export function constantScreen(options: ScreenOptions): FixedScreen {
  const document = screen(options);
  return () => document;
}

/** A number from the address when it is one of `known`, else `fallback`: an address is typed by strangers. */
export function oneOf<N extends number>(
  choices: readonly N[],
  value: string | null | undefined,
  fallback: N,
): N {
  return choices.find((number) => String(number) === value) ?? fallback;
}
