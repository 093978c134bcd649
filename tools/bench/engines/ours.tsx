/** Our engine on the bench page: one view a leaf, a ready document, everything live at once. */
import type { ReactNode } from 'react';
import { defineView, type View } from '#engine/define-view.ts';
import type { Engine } from '#engine/engine.ts';
import { makeEvents } from '#engine/events.ts';
import { hostNodes } from '#engine/node-host.tsx';
import { PageView } from '#engine/page-view.tsx';
import { EngineProvider } from '#engine/provider.tsx';
import { drawNodes } from '#engine/server-nodes.tsx';
import { constant } from '#engine/store.ts';
import { eagerViews } from '#engine/view-source.ts';
import { asksNothing, NO_ACTIONS, type AnyRenderer } from '#schemas/page/define-renderer.ts';
import type { ReadyDocument, ReadyNode } from '#schemas/page/ready.ts';
import { capabilities } from '#schemas/shop/capabilities.ts';
import { LEAVES, type Leaf } from '../page/leaves.tsx';
import type { BenchNode } from '../page/nodes.ts';
import { perNode, type BenchEngine } from './contract.ts';

/** The definition without a schema: drawing never reads one, and shoppers' bundles hold none. */
function definitionOf(kind: string): AnyRenderer {
  const text = { cn: kind, en: kind };
  const plain = { kind, family: 'page', version: 1, title: text, description: text, offers: 'page-block' };
  return {
    ...plain,
    slots: {},
    data: asksNothing,
    actions: NO_ACTIONS,
    intents: [],
    hydrate: 'load',
  } as unknown as AnyRenderer;
}

function viewOf(kind: string, leaf: Leaf): View {
  return defineView(definitionOf(kind), { cn: {}, en: {} }, ({ id, props, slots }) =>
    leaf({
      id,
      props,
      children: (slots as Record<string, ReactNode>)['children'],
    }),
  );
}

const VIEWS = new Map(Object.entries(LEAVES).map(([kind, leaf]) => [kind, viewOf(kind, leaf)]));

const can = capabilities({ variant: 'knowledge', traits: new Set() });
const PORTS = {
  mode: 'live',
  locale: 'en',
  can,
  viewer: constant({ status: 'unknown' } as const),
  path: constant('/'),
  views: eagerViews(VIEWS),
  drawNodes: import.meta.env.SSR ? drawNodes : hostNodes,
  intend: () => undefined,
  events: makeEvents(),
  now: () => 0,
  report: () => undefined,
  dataContext: { shopId: 'bench', locale: 'en', capabilities: can, params: {} },
  hydrate: (node: ReadyNode) => VIEWS.get(node.kind),
  recover: () => undefined,
  hydrated: () => undefined,
} as unknown as Engine;

const readyNode: (node: BenchNode) => ReadyNode = perNode(({ id, kind, props, children }) => ({
  id,
  kind,
  props,
  ...(children === undefined ? {} : { slots: { children: children.map(readyNode) } }),
}));

const DATA = {};

export const engine: BenchEngine<ReadyDocument> = {
  prepare: (nodes) => ({
    id: 'home',
    kind: 'home',
    title: '',
    seo: {},
    style: {},
    regions: { main: nodes.map(readyNode) },
  }),
  draw: (document) => (
    <EngineProvider engine={PORTS}>
      <div>
        <PageView document={document} region="main" data={DATA} />
      </div>
    </EngineProvider>
  ),
};
