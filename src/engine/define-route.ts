/** One route: its path, its layout, who may enter and which document it shows. */
import type { PageDocument } from '#schemas/page/document.ts';
import type { LocaleText } from '#schemas/page/text.ts';

export type LayoutName = 'default' | 'blank' | 'health' | 'live';

export type Shows =
  /** A published page document; `home` is the shop's home. */
  | { kind: 'page'; pageId: string }
  /** A document no merchant decorates. */
  | { kind: 'fixed'; document: PageDocument; status: 200 | 403 | 404 | 410 | 503 }
  | { kind: 'redirect'; to: string; status: 301 | 302 };

export interface RouteContext {
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** Path and query as asked for. */
  url: string;
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
  readonly shared: boolean;
  readonly title: LocaleText;
  readonly index: boolean;
  readonly shows: (context: RouteContext) => Shows;
}

export function defineRoute(
  options: Pick<RouteDefinition, 'name' | 'path' | 'title' | 'shows'> &
    Partial<Pick<RouteDefinition, 'layout' | 'access' | 'exempt' | 'shared' | 'index'>>,
): RouteDefinition {
  const access = options.access ?? 'anyone';
  return {
    layout: 'default',
    exempt: false,
    shared: access === 'anyone',
    index: access === 'anyone',
    ...options,
    access,
  };
}
