/** Draws the nodes of one region without a page around them: pictures of the guide, made by the build (ADR-610). */
import { renderToStaticMarkup } from 'react-dom/server';
import type { BlockInput } from '#schemas/page/render-contract.ts';
import { capabilities } from '#schemas/shop/capabilities.ts';
import { readShop } from '#schemas/shop/shop-info.ts';
import { PageView } from '#engine/page-view.tsx';
import { EngineProvider } from '#engine/provider.tsx';
import { constant } from '#engine/store.ts';
import { themeCss } from '#ui/theme/derive-theme.ts';
import { stillEngine } from './still-engine.ts';

function engineOf(input: BlockInput) {
  const { boot, locale } = input;
  const can = capabilities(readShop(boot.info));
  const dataContext = { shopId: boot.info.app_id, locale, capabilities: can, params: {} };
  return stillEngine(input, { mode: 'live', can, path: constant('/'), dataContext });
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
