/** An engine for tests of the engine: views given by the test, ports that remember what reached them. */
import { Type } from 'typebox';
import { defineView, type AnyViewProps, type View } from '#engine/define-view.ts';
import type { Engine, Viewer } from '#engine/engine.ts';
import { makeEvents } from '#engine/events.ts';
import { hostNodes } from '#engine/node-host.tsx';
import { settable, type Settable } from '#engine/store.ts';
import { eagerViews } from '#engine/view-source.ts';
import type { DataPlan } from '#schemas/page/data-request.ts';
import { defineRenderer, type Hydrate } from '#schemas/page/define-renderer.ts';
import type { ReadyDocument, ReadyNode } from '#schemas/page/ready.ts';
import type { RenderReport } from '#schemas/page/render-contract.ts';
import { capabilities } from '#schemas/shop/capabilities.ts';
import { readShop } from '#schemas/shop/shop-info.ts';
import { buildBoot } from './build-boot.ts';

interface ViewOptions {
  hydrate?: Hydrate;
  data?: DataPlan;
  draw: (props: AnyViewProps) => ReturnType<View['Component']>;
}

/** A view of a kind nobody shipped. */
export function buildView(kind: string, { hydrate = 'load', data = {}, draw }: ViewOptions): View {
  const definition = defineRenderer({
    kind,
    family: 'page',
    title: { cn: kind, en: kind },
    description: { cn: '', en: '' },
    offers: 'page-block',
    props: Type.Object({}),
    hydrate,
    data: () => data,
  });
  const view = defineView(
    definition,
    { cn: { hello: '你好 {{name}}' }, en: { hello: 'Hello {{name}}' } },
    () => null,
  );
  return { ...view, Component: draw };
}

export interface TestEngine extends Engine {
  readonly reports: RenderReport[];
  readonly viewer: Settable<Viewer>;
}

export function buildEngine(views: readonly View[], overrides: Partial<Engine> = {}): TestEngine {
  const boot = buildBoot();
  const can = capabilities(readShop(boot.info));
  const reports: RenderReport[] = [];
  const source = eagerViews(new Map(views.map((view) => [view.definition.kind, view])));
  return {
    mode: 'live',
    locale: 'cn',
    can,
    boot,
    path: settable('/'),
    views: source,
    drawNodes: hostNodes,
    call: () => Promise.reject(new Error('no call was expected')),
    intend: () => undefined,
    events: makeEvents(),
    now: () => 0,
    report: (event) => reports.push(event),
    dataContext: { shopId: 'appknowledge', locale: 'cn', capabilities: can, params: {} },
    hydrate: (node) => source.peek(node.kind),
    recover: () => undefined,
    onReady: () => undefined,
    ...overrides,
    viewer: settable<Viewer>({ status: 'unknown' }),
    reports,
  };
}

export function buildNode(id: string, kind: string, overrides: Partial<ReadyNode> = {}): ReadyNode {
  return { id, kind, props: {}, ...overrides };
}

export function buildDocument(main: readonly ReadyNode[]): ReadyDocument {
  return { id: 'test', kind: 'home', title: '', seo: {}, style: {}, regions: { main } };
}
