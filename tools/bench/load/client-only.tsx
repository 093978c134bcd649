/** The client-only twin of the storefront: the same home and the same views, but nothing in the HTML and the config fetched. */
import '#ui/base.css';
import '#ui/theme/tokens.css';
import { createRoot } from 'react-dom/client';
import { chromeOf } from '#app/chrome-of.ts';
import { Shell } from '#app/shell.tsx';
import type { AppState } from '#app/page-state.ts';
import { viewLoaders } from '#app/views-lazy.gen.ts';
import { allNodes } from '#engine/hydration.ts';
import type { Engine } from '#engine/engine.ts';
import { makeEvents } from '#engine/events.ts';
import { hostNodes } from '#engine/node-host.tsx';
import { EngineProvider } from '#engine/provider.tsx';
import { constant } from '#engine/store.ts';
import { furtherViews } from '#app/further-views.ts';
import { lazyViews } from '#engine/view-source.ts';
import { capabilities } from '#schemas/shop/capabilities.ts';
import { readShop } from '#schemas/shop/shop-info.ts';

const state: AppState = await (await fetch('/twin-state.json')).json();
const { boot, locale, now } = state;
const can = capabilities(readShop(boot.info));
const chrome = chromeOf(state.page.layout, { boot, locale, can, now, origin: location.origin });
const { page } = state;
const views = lazyViews(viewLoaders, furtherViews);
const kinds = new Set([...allNodes(chrome), ...allNodes(page.document)].map((node) => node.kind));
await Promise.all([...kinds].map((kind) => views.load(kind)));

const engine: Engine = {
  mode: 'live',
  locale,
  can,
  boot,
  viewer: constant({ status: 'out' } as const),
  path: constant('/'),
  views,
  drawNodes: hostNodes,
  call: () => Promise.reject(new Error('the twin makes no calls')),
  intend: () => undefined,
  events: makeEvents(),
  now: () => now,
  report: () => undefined,
  dataContext: { shopId: boot.info.app_id, locale, capabilities: can, params: {} },
  hydrate: (node) => views.peek(node.kind),
  recover: () => undefined,
  onReady: () => undefined,
};

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <EngineProvider engine={engine}>
      <Shell chrome={chrome} chromeData={{}} page={page} visit={0} />
    </EngineProvider>,
  );
}
