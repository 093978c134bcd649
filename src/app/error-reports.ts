/** What becomes of errors in the browser: bugs are reported, a part that cannot be fetched reloads the page once (D30, D111). */
import { pageBeacon } from '#platform/beacon.ts';
import { systemClock } from '#platform/clock.ts';
import { sessionStore } from '#platform/storage.ts';
import { mayReload } from './chunk-failure.ts';
import { makeReporter, type ErrorReport } from './report.ts';

export interface ErrorReports {
  report(error: ErrorReport): void;
  /** A part of the storefront could not be fetched: true where the page is being loaded anew. */
  chunk(href: string, error: unknown): boolean;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export function listenForErrors(facts: { build: string; appId: string; path: () => string }): ErrorReports {
  const reporter = makeReporter({ clock: systemClock, beacon: pageBeacon, ...facts });
  const bug = (error: unknown) => {
    const stack = error instanceof Error && error.stack !== undefined ? { stack: error.stack } : {};
    reporter.report({ level: 'error', kind: 'js', message: messageOf(error), ...stack });
  };
  addEventListener('pagehide', reporter.flush);
  addEventListener('error', ({ error, message }: ErrorEvent) => bug(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => bug(reason));
  return {
    report: reporter.report,
    chunk: (href, error) => {
      reporter.report({ level: 'error', kind: 'chunk', message: messageOf(error) });
      reporter.flush();
      // Without a network a reload would only replace the page by the browser's own error.
      if (!navigator.onLine || !mayReload(facts.build, sessionStore)) return false;
      window.location.assign(href);
      return true;
    },
  };
}
