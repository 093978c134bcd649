/** The engine's ports in a browser: calls over HTTP, views chunk by chunk, the server's clock. */
import { makeCaller } from '#api/call.ts';
import { onErrorCode } from '#api/session-loss.ts';
import type { Engine, Viewer, ViewSource } from '#engine/engine.ts';
import type { Intend } from '#engine/intents.ts';
import { hostNodes } from '#engine/node-host.tsx';
import type { Watchable } from '#engine/store.ts';
import { readArrival, serverSkew } from '#platform/server-clock.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { capabilities } from '#schemas/shop/capabilities.ts';
import { readShop } from '#schemas/shop/shop-info.ts';
import type { App } from './app-parts.ts';

const reports = () => import('./call-reports.ts');
type Reports = Awaited<ReturnType<typeof reports>>;

export interface EngineParts {
  views: ViewSource;
  viewer: Watchable<Viewer>;
  intend: Intend;
}

/** The engine of the storefront that runs in this window. */
export function browserEngine(app: App, { views, viewer, intend }: EngineParts): Engine {
  const { boot, build, locale, mode, now, preview } = app.state;
  const can = preview?.can ?? capabilities(readShop(boot.info));
  const skew = serverSkew(now, readArrival());
  return {
    mode,
    build,
    locale,
    can,
    boot,
    viewer,
    path: app.path,
    views,
    drawNodes: hostNodes,
    call: callerOf(app),
    intend,
    events: app.events,
    now: () => Date.now() + skew,
    drawnAt: now,
    report: app.errorReports.report,
    get dataContext() {
      return { shopId: boot.info.app_id, locale, capabilities: can, params: app.screen.page.params };
    },
    hydrate: app.triggers.hydrate,
    recover: (nodeId) => {
      if (app.mustRecover || app.screen.visit > 0 || !app.pending.has(nodeId)) return;
      app.mustRecover = true;
      app.router.reload();
    },
    onReady: (nodeId) => void app.pending.delete(nodeId),
  };
}

function callerOf({ state, events, errorReports, router }: App): Caller {
  const { boot, hosts, locale, preview } = state;
  return makeCaller({
    appId: boot.info.app_id,
    locale,
    ...(hosts === undefined ? {} : { hosts }),
    ...(preview === undefined ? {} : { preview }),
    onRefusal: (endpoint, answer) => {
      // Nobody is refused in a preview: whoever looks plays a part, and has nothing to lose.
      if (preview !== undefined) return;
      onErrorCode(answer, {
        forget: () => events.emit('session:refused', {}),
        go: (href) => router.go(href),
      });
      const sendReport = ({ reportOfCall }: Reports) => {
        const error = reportOfCall(endpoint, answer);
        if (error !== undefined) errorReports.report(error);
      };
      // Where this part cannot be had, nor could a report be sent.
      reports().then(sendReport, () => undefined);
    },
  });
}
