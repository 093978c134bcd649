/** Draws the nodes of one region without a page around them: pictures of the guide, made by the build (ADR-610). */
import { renderToStaticMarkup } from 'react-dom/server';
import type { BlockInput } from '#schemas/page/render-contract.ts';
import { capabilities } from '#schemas/shop/capabilities.ts';
import { readShop } from '#schemas/shop/shop-info.ts';
import type { Engine } from '#engine/engine.ts';
import { makeEvents } from '#engine/events.ts';
import { PageView } from '#engine/page-view.tsx';
import { EngineProvider } from '#engine/provider.tsx';
import { drawNodes } from '#engine/server-nodes.tsx';
import { constant } from '#engine/store.ts';
import { eagerViews } from '#engine/view-source.ts';
import { themeCss } from '#ui/theme/derive-theme.ts';
import { views } from './views-eager.gen.ts';

const source = eagerViews(views);

function engineOf({ boot, locale, now, call, report }: BlockInput): Engine {
  const can = capabilities(readShop(boot.info));
  return {
    mode: 'live',
    locale,
    can,
    boot,
    viewer: constant({ status: 'unknown' }),
    path: constant('/'),
    views: source,
    drawNodes,
    call,
    intend: () => undefined,
    events: makeEvents(),
    now: () => now,
    report,
    dataContext: { shopId: boot.info.app_id, locale, capabilities: can, params: {} },
    hydrate: (node) => source.peek(node.kind),
    recover: () => undefined,
    onReady: () => undefined,
  };
}

/** Markup of the region, and the theme of the shop as custom properties (`:root{...}`). */
export function drawBlock(input: BlockInput): { html: string; themeCss: string } {
  const html = renderToStaticMarkup(
    <EngineProvider engine={engineOf(input)}>
      <PageView document={input.document} region={input.region} data={input.data} />
    </EngineProvider>,
  );
  return { html, themeCss: themeCss(input.boot.theme) };
}
