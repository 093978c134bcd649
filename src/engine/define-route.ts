/** One route: its path, its layout, who may enter and which document it shows. */
import type { AnswerOf, AnyEndpoint, Caller, InputOf } from '#schemas/api/define-endpoint.ts';
import { PASSING_CODES } from '#schemas/api/passing-codes.ts';
import type { PageDocument } from '#schemas/page/document.ts';
import type { PageData } from '#schemas/page/ready.ts';
import type { LocaleText, Text } from '#schemas/page/text.ts';
import type { Boot } from '#schemas/shop/boot.ts';
import type { ThemedBoot } from '#schemas/shop/page-theme.ts';

export type LayoutName = 'default' | 'blank' | 'health' | 'live' | 'focus';

export type RouteResult =
  /** A published page document; `home` is the shop's home. */
  | { kind: 'page'; pageId: string }
  /** A document no merchant decorates; its data may name the page, or say that there is nothing at this address. */
  | {
      kind: 'fixed';
      document: PageDocument;
      status: 200 | 403 | 404 | 410 | 503;
      meta?: (data: PageData) => ResolvedMeta;
      /** What the answer it was made of says of the page as a whole. */
      facts?: ScreenFacts;
      /** What the page has instead of its shop's chrome and theme (D37). */
      theming?: (boot: Boot) => ThemedBoot;
    }
  /** A page document an answer brought ready to draw, with its data. */
  | {
      kind: 'ready';
      page: unknown;
      data: unknown;
      /** Its title where the document has none. */
      title: Text;
      theming: (boot: Boot) => ThemedBoot;
      /** Whether everybody is shown the same. */
      isShared: boolean;
    }
  | { kind: 'redirect'; to: string; status: 301 | 302 }
  /** Only an answer of the server says what stands here; see `ask`. */
  | { kind: 'asked'; ask: (call: Caller) => Promise<RouteAnswer> };

/** What the data of a screen says of the page as a whole. */
export interface ResolvedMeta {
  status?: 404;
  /** Stands before the shop's name in the window's title. */
  title?: string;
}

/** Of a screen made of an answer: beyond its document, whose parts are drawn. */
export interface ScreenFacts {
  /** Unix seconds from which it is another: no cache keeps it longer. */
  until?: number;
  /** Search engines are not told of it, though its route is for them. */
  noIndex?: true;
  /** What search engines read as JSON-LD. */
  search?: (where: { origin: string; shop: string }) => readonly Readonly<Record<string, unknown>>[];
}

export type RouteAnswer =
  | { kind: 'answered'; shows: RouteResult; tags: readonly string[] }
  /** The server could not answer; the address may well be right. */
  | { kind: 'failed'; message: string };

export interface RouteContext {
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** Path and query as asked for. */
  url: string;
  /** Set where one of the shop's own pages led here. */
  isInside?: true;
}

export interface RouteDefinition {
  /** Same as its file. */
  readonly name: string;
  /** react-router pattern. */
  readonly path: string;
  readonly layout: LayoutName;
  /** `learner`: direct entry opens the login box over the empty shell (D27). */
  readonly access: 'anyone' | 'learner';
  /** Free of the shop-state and training guards (D13). */
  readonly exempt: boolean;
  /** Whether the anonymous page may be shared from the cache; personal routes never are. */
  readonly isShared: boolean;
  /** Its address holds typed text, so no cache of the server keeps it, although every stranger sees the same page. */
  readonly isTyped: boolean;
  readonly title: LocaleText;
  readonly index: boolean;
  readonly shows: (context: RouteContext) => RouteResult;
}

export function defineRoute(
  options: Pick<RouteDefinition, 'name' | 'path' | 'title' | 'shows'> &
    Partial<Pick<RouteDefinition, 'layout' | 'access' | 'exempt' | 'isShared' | 'isTyped' | 'index'>>,
): RouteDefinition {
  const access = options.access ?? 'anyone';
  return {
    layout: 'default',
    exempt: false,
    isShared: access === 'anyone' && options.isTyped !== true,
    isTyped: false,
    index: access === 'anyone',
    ...options,
    access,
  };
}

/**
 * Shows what an answer of the server decides, on the server and in the browser alike: a redirect made this way works
 * without script.
 *
 * @example ask(goodsJumpGet, { goods_id: id }, (answer) => answer.ok ? redirect(answer.data.to) : gone)
 */
export function ask<E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  decide: (answer: AnswerOf<E>) => RouteResult | Promise<RouteResult>,
): Extract<RouteResult, { kind: 'asked' }> {
  const askServer = async (call: Caller): Promise<RouteAnswer> => {
    const answer = await call(endpoint, input);
    if (!answer.ok && PASSING_CODES.has(answer.code)) return { kind: 'failed', message: answer.msg };
    const tags = answer.ok ? (endpoint.tags?.(input, answer.data) ?? []) : [];
    return { kind: 'answered', shows: await decide(answer), tags };
  };
  return { kind: 'asked', ask: askServer };
}
