/**
 * Draws nodes on the server, whose renderer knows no boundaries: a node is its view and nothing around it. The HTML is the
 * same as that of `hostNodes`, which takes it over in the browser.
 */
import { Suspense, type ReactNode } from 'react';
import type { PageData, ReadyNode } from '#schemas/page/ready.ts';
import { drawView, type NodeOwner } from './draw-view.tsx';
import type { Engine } from './engine.ts';
import { drawBroken } from './node-host.tsx';

const FRESH: readonly string[] = [];

export function drawNodes(engine: Engine, nodes: readonly ReadyNode[], data: PageData): ReactNode {
  const drawOne = (node: ReadyNode): ReactNode => {
    if (node.broken !== undefined) return drawBroken(engine, node, node.broken);
    // Depends on who looks, and nobody has said yet.
    if (node.when !== undefined) return null;
    const view = engine.views.peek(node.kind);
    if (view === undefined) return drawBroken(engine, node, 'unknown-kind');
    const drawing = drawView({ engine, view, node, data, stale: FRESH, owner });
    if (node.hydrate === undefined) return drawing;
    return (
      <Suspense key={node.id} fallback={null}>
        {drawing}
      </Suspense>
    );
  };
  const owner: NodeOwner = { drawNodes: (list) => list.map(drawOne), refresh: () => undefined };
  return owner.drawNodes(nodes);
}
