/** Stands for a node while nothing of it can be shown; tells the engine when that happened to server markup. */
import { useEffect, type ReactNode } from 'react';
import type { ReadyNode } from '#schemas/page/ready.ts';
import type { Engine } from './engine.ts';

/**
 * Mounted only when React had to throw a pending node's markup away (a browser extension changed the page, say):
 * then waiting would leave a hole, so the page is asked for anew.
 */
export function Recovery({ engine, node }: { engine: Engine; node: ReadyNode }): ReactNode {
  const { hydrate } = node;
  useEffect(() => {
    if (hydrate !== undefined && hydrate !== 'load') engine.recover();
  }, [engine, hydrate]);
  return null;
}
