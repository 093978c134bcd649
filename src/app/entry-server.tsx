/** The server's door to the storefront: one address in, HTML and state out (schemas/page/render-contract.ts). */
import '#ui/base.css';
import '#ui/theme/tokens.css';
import { allNodes, forBrowser, markHydration, modesOf } from '#engine/hydration.ts';
import type { Engine } from '#engine/engine.ts';
import { EngineProvider } from '#engine/provider.tsx';
import { constant } from '#engine/store.ts';
import type { DataContext } from '#schemas/page/data-request.ts';
import { runPlan } from '#schemas/page/plan.ts';
import type { RenderInput, RenderOutcome } from '#schemas/page/render-contract.ts';
import { capabilities, type Capabilities } from '#schemas/shop/capabilities.ts';
import { readShop } from '#schemas/shop/shop-info.ts';
import { loadQrCode } from '#ui/later-qr-code.tsx';
import { themeCss } from '#ui/theme/derive-theme.ts';
import { chromeOf } from './chrome-of.ts';
import { drawSafely, type DrawnPage } from './draw-safely.tsx';
import { headOf } from './head.ts';
import { hoistPreloads } from './hoist-preloads.ts';
import { loadPage, type LoadOutcome } from './load-page.ts';
import { routes } from './routes.gen.ts';
import { Shell } from './shell.tsx';
import { stillEngine } from './still-engine.ts';
import type { AppState, PageState } from './page-state.ts';
import { themeOf } from './theme-of.ts';
import { viewModules } from './view-modules.gen.ts';
import { views } from './views-eager.gen.ts';

export { drawBlock } from './draw-block.tsx';

const lookup = (kind: string) => views.get(kind)?.definition;
const modes = modesOf(lookup);

export async function render(input: RenderInput): Promise<RenderOutcome> {
  await loadQrCode();
  const { boot, locale, now, call } = input;
  const can = input.preview?.can ?? capabilities(readShop(boot.info));
  const loggedIn = input.loggedIn === true;
  const loadDefinitions = () => Promise.resolve(lookup);
  const isInside = input.isInside === true;
  const facts = { routes, boot, can, locale, loggedIn, isInside, now, call, lookup, loadDefinitions };
  const outcome = await loadPage(input.url, facts);
  if (outcome.kind === 'go') return { kind: 'redirect', status: outcome.status, to: outcome.to };
  if (outcome.kind === 'failed') throw new Error(outcome.message);
  return drawPage(input, outcome, can);
}

function engineOf(input: RenderInput, can: Capabilities, page: PageState): Engine {
  const { mode, build } = input;
  const path = constant(page.url.split('?')[0] ?? '/');
  return stillEngine(input, { mode, build, can, path, dataContext: contextOf(input, can, page) });
}

function contextOf({ boot, locale }: RenderInput, can: Capabilities, { params }: PageState): DataContext {
  return { shopId: boot.info.app_id, locale, capabilities: can, params };
}

async function drawPage(
  input: RenderInput,
  outcome: Extract<LoadOutcome, { kind: 'page' }>,
  can: Capabilities,
): Promise<RenderOutcome> {
  const { boot, locale, now, origin, call } = input;
  const { page } = outcome;
  const engine = engineOf(input, can, page);
  const chrome = chromeOf(page.layout, { boot: outcome.boot, locale, can, now, origin });
  const around = await runPlan(chrome, lookup, engine.dataContext, call);
  const data = { chrome: around.data, page: page.data };
  const withModes = { chrome: markHydration(chrome, modes), page: markHydration(page.document, modes) };
  reportBroken(engine, withModes);
  const drawing = drawSafely(engine, withModes, data, (documents) => (
    <EngineProvider engine={engine}>
      <Shell
        chrome={documents.chrome}
        chromeData={data.chrome}
        visit={0}
        page={{ ...page, document: documents.page, data: data.page }}
      />
    </EngineProvider>
  ));
  const isPublic = input.loggedIn !== true && input.mode === 'live';
  const { noIndex, search } = outcome.facts;
  const isListed = outcome.route.index && noIndex !== true && outcome.isShared && input.mode === 'live';
  const { html, preloads } = hoistPreloads(drawing.html);
  const head = await headOf({ page, isListed, origin, locale, boot, data: data.page, search });
  return {
    kind: 'page',
    status: page.status,
    html,
    head: [...head, ...preloads],
    state: JSON.stringify(stateOf(input, page, drawing, data)),
    ...sourcesOf(drawing),
    themeCss: themeCss(themeOf(boot, page.pageTheme)),
    htmlClass: htmlClassOf(can),
    cache: {
      isShared: outcome.isShared && isPublic,
      impersonal: outcome.impersonal && isPublic,
      ...(outcome.until === undefined ? {} : { until: outcome.until }),
    },
    tags: [...new Set([...outcome.tags, ...around.tags])],
  };
}

function reportBroken(engine: Engine, documents: Pick<DrawnPage, 'chrome' | 'page'>): void {
  for (const node of [...allNodes(documents.chrome), ...allNodes(documents.page)]) {
    if (node.broken === undefined) continue;
    const message = `A node could not be drawn: ${node.broken}`;
    engine.report({ level: 'warn', kind: 'config', message, nodeId: node.id, nodeKind: node.kind });
  }
}

function stateOf(
  { build, locale, mode, now, boot, isOutside, preview, subDomain, hosts }: RenderInput,
  page: PageState,
  drawing: DrawnPage,
  data: { chrome: PageState['data']; page: PageState['data'] },
): AppState {
  const chrome = forBrowser(drawing.chrome, data.chrome);
  const inside = forBrowser(drawing.page, data.page);
  return {
    build,
    locale,
    mode,
    now,
    boot,
    ...(isOutside === undefined ? {} : { isOutside }),
    ...(preview === undefined ? {} : { preview }),
    ...(subDomain === undefined ? {} : { subDomain }),
    ...(hosts === undefined ? {} : { hosts }),
    chrome: chrome.document,
    chromeData: chrome.data,
    page: { ...page, document: inside.document, data: inside.data },
  };
}

/** Page flags of the shop as classes of <html>; their look stands in base.css (D18). */
function htmlClassOf(can: Capabilities): string {
  return [can.grayPage ? 'is-gray' : '', can.printing ? '' : 'is-print-protected'].filter(Boolean).join(' ');
}

/** Sources whose scripts run at once, and those whose look alone is needed for now. */
function sourcesOf({ chrome, page }: DrawnPage): { modules: string[]; styles: string[] } {
  const modules = new Set<string>();
  const styles = new Set<string>();
  for (const node of [...allNodes(chrome), ...allNodes(page)]) {
    if (node.broken !== undefined) continue;
    const sources = node.hydrate === 'load' ? modules : styles;
    for (const path of viewModules.get(node.kind) ?? []) sources.add(path);
  }
  return { modules: [...modules], styles: [...styles] };
}
