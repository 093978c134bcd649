/** What the parts of the running storefront share. */
import type { Events } from '#engine/events.ts';
import type { HydrationTriggers } from '#engine/hydration-triggers.ts';
import type { Settable } from '#engine/store.ts';
import type { AppStore } from '#state/app-state.ts';
import type { ErrorReports } from './error-reports.ts';
import type { Visit } from './navigate.ts';
import type { AppState } from './page-state.ts';
import type { ShownScreen } from './root.tsx';
import type { AppRouter } from './router.ts';

export interface App {
  readonly state: AppState;
  readonly store: AppStore;
  readonly errorReports: ErrorReports;
  readonly router: AppRouter<Visit>;
  readonly events: Events;
  readonly triggers: HydrationTriggers;
  /** Path of the page shown, without its query. */
  readonly path: Settable<string>;
  screen: ShownScreen;
  /** Draws it, in the lane of its caller; absent until React has taken the page over. */
  show?: (screen: ShownScreen) => void;
  /** Nodes whose events React does not hear yet. */
  readonly pending: Set<string>;
  /** Markup of the server was thrown away: everything is to be drawn anew. */
  mustRecover: boolean;
}

export const pathOf = (url: string) => url.split('?')[0] ?? '/';
/** Path and query of the window's address. */
export const here = () => window.location.pathname + window.location.search;
