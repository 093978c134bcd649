/** Stands for a node while nothing of it can be shown; tells the engine, which knows whether the server had drawn it. */
import { useEffect, type ReactNode } from 'react';
import type { ReadyNode } from '#schemas/page/ready.ts';
import type { Engine } from './engine.ts';

/**
 * Mounted when React had to throw a pending node's markup away (a browser extension changed the page, say): then waiting
 * would leave a hole, so the page is asked for anew. Also mounted by a node that only now came to be drawn, as in a fold.
 */
export function Recovery({ engine, node }: { engine: Engine; node: ReadyNode }): ReactNode {
  const { id, hydrate } = node;
  useEffect(() => {
    if (hydrate !== undefined && hydrate !== 'load') engine.recover(id);
  }, [engine, id, hydrate]);
  return null;
}
