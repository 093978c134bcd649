/** The complete state of a page: the server draws it and sends it along, and the browser takes over from it. */
import type { LayoutName } from '#engine/define-route.ts';
import type { Hosts } from '#schemas/api/hosts.ts';
import type { Locale } from '#schemas/locale.ts';
import type { PageData, ReadyDocument } from '#schemas/page/ready.ts';
import type { PreviewFacts } from '#schemas/page/render-contract.ts';
import type { Boot } from '#schemas/shop/boot.ts';
import type { PageTheme } from '#schemas/shop/page-theme.ts';

export interface PageState {
  /** Path and query it answers. */
  url: string;
  route: string;
  params: Readonly<Record<string, string>>;
  layout: LayoutName;
  status: 200 | 403 | 404 | 410 | 503;
  /** Title of the browser's window. */
  title: string;
  document: ReadyDocument;
  data: PageData;
  /** True where the login content stands in for a page that needs a person (D27). */
  asksLogin: boolean;
  /** True where nobody but somebody logged in is shown this page: it goes with the session (M155). */
  isPersonal?: true;
  /** Set where the page has another chrome or theme than its shop's (D37). */
  pageTheme?: PageTheme;
}

export interface AppState {
  build: string;
  locale: Locale;
  mode: 'live' | 'preview';
  /** Server clock in milliseconds. */
  now: number;
  boot: Boot;
  /** Set where the boot was written for somebody who may not enter: whoever is let in later needs a whole page. */
  isOutside?: true;
  preview?: PreviewFacts;
  /** Origin of the shop's own sub-domain, which a login is carried to (M145); absent where there is none. */
  subDomain?: string;
  /** Hosts a few calls go to (M202). */
  hosts?: Hosts;
  chrome: ReadyDocument;
  chromeData: PageData;
  page: PageState;
}
