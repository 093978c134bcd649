/** Draws one placed renderer the way a page does: read by the page laws with the real catalogue, drawn by its own view. */
import type { ReactElement } from 'react';
import { catalogue } from '#renderers/catalogue.gen.ts';
import { views } from '#app/views-eager.gen.ts';
import type { AnyViewProps } from '#engine/define-view.ts';
import type { Engine, Viewer } from '#engine/engine.ts';
import type { Intend } from '#engine/intents.ts';
import { EngineProvider } from '#engine/provider.tsx';
import { constant } from '#engine/store.ts';
import type { Locale } from '#schemas/locale.ts';
import type { Fault, ReadyNode } from '#schemas/page/ready.ts';
import { readDocument } from '#schemas/page/resolve-document.ts';
import { capabilities, type Capabilities } from '#schemas/shop/capabilities.ts';
import { buildEngine } from './engine.ts';

export interface Block {
  kind: string;
  props: unknown;
  data?: Readonly<Record<string, unknown>> | undefined;
  /** Version of the stored props; the newest when absent. */
  v?: number;
  locale?: Locale;
  can?: Partial<Capabilities>;
  intend?: Intend;
  /** Who looks; nobody has said while it is absent. */
  viewer?: Viewer;
  /** What becomes of the block's actions; sending one is a fault where it is absent. */
  act?: AnyViewProps['act'];
  /** The server's clock; it stands still unless the test moves it. */
  clock?: Pick<Engine, 'now' | 'drawnAt'>;
}

const NOON = { now: () => Date.UTC(2026, 10, 1, 4) };

const sendsNothing = () => Promise.reject(new Error('A page block sends nothing in this test'));

const PLAIN_SHOP = capabilities({ variant: 'knowledge', traits: new Set() });

/** The block's node after reading, and what was wrong with it. */
export function readBlock({ kind, props, v, locale = 'cn' }: Block): {
  node: ReadyNode | undefined;
  faults: Fault[];
} {
  const version = v ?? catalogue.get(kind)?.definition.version ?? 1;
  const node = { id: `${kind}-1`, kind, v: version, props };
  const page = { schema_version: 1, id: 'test', kind: 'micro', title: 'Test', regions: { main: [node] } };
  const { document, faults } = readDocument(page, catalogue, { locale, capabilities: PLAIN_SHOP, now: 0 });
  return { node: document.regions.main?.[0], faults };
}

export function drawBlock(block: Block): ReactElement {
  const {
    locale = 'cn',
    data = {},
    can,
    intend = () => undefined,
    clock = NOON,
    viewer,
    act = sendsNothing,
  } = block;
  const { node, faults } = readBlock(block);
  const view = views.get(block.kind);
  if (node === undefined || node.broken !== undefined || view === undefined) {
    throw new Error(`${block.kind} cannot be drawn: ${JSON.stringify(faults)}`);
  }
  const builtEngine = buildEngine([], { locale, intend, ...clock });
  const engine = viewer === undefined ? builtEngine : { ...builtEngine, viewer: constant(viewer) };
  return (
    <EngineProvider engine={engine}>
      <view.Component
        root={{ 'data-node': node.id, 'data-kind': node.kind }}
        id={node.id}
        props={node.props}
        data={data}
        slots={{}}
        leads={node.leads === true}
        t={view.translate(locale)}
        locale={locale}
        can={{ ...PLAIN_SHOP, ...can }}
        intend={intend}
        act={act}
      />
    </EngineProvider>
  );
}
