/**
 * When pending nodes of a server-drawn page are hydrated: at once, when seen, when the browser is idle, or never by
 * themselves. React keeps the server's HTML of a node for as long as the promise given here is pending.
 */
import type { ReadyNode } from '#schemas/page/ready.ts';
import type { View } from './define-view.ts';
import type { ViewSource } from './engine.ts';

/** The browser as the triggers see it; tests give their own. */
export interface TriggerPorts {
  /** Calls back once when the node's element comes near the window. */
  whenSeen(nodeId: string, hydrate: () => void): void;
  whenIdle(hydrate: () => void): void;
  /** Calls back once when a view that could not be fetched may be had: after a pause, or with the network. */
  whenToTryAgain(failures: number, retry: () => void): void;
}

export interface HydrationTriggers {
  hydrate(node: ReadyNode): View | undefined | Promise<View | undefined>;
  /** Hydrates one node ahead of its turn, because somebody is about to use it. */
  open(nodeId: string): void;
}

export function createTriggers(
  views: ViewSource,
  ports: TriggerPorts,
  onFailure: (error: unknown) => void,
): HydrationTriggers {
  const waiting = new WeakMap<ReadyNode, Promise<View | undefined>>();
  const openers = new Map<string, () => void>();

  /** Waits for a node's moment, or for somebody who is about to use it. */
  const moment = async (nodeId: string, arrange: (start: () => void) => void): Promise<void> => {
    await new Promise<void>((start) => {
      openers.set(nodeId, start);
      arrange(start);
    });
    openers.delete(nodeId);
  };

  const bring = async (node: ReadyNode): Promise<View | undefined> => {
    const { id, hydrate } = node;
    // One that is never hydrated came without its props: it is replaced with its page.
    if (hydrate === 'never') return new Promise(() => undefined);
    if (hydrate === 'visible') await moment(id, (start) => ports.whenSeen(id, start));
    if (hydrate === 'idle') await moment(id, ports.whenIdle);
    return load(node);
  };

  /** The node's links work as HTML; only its behaviour is missing, so its markup stays until its view is there. */
  const load = async ({ id, kind }: ReadyNode): Promise<View | undefined> => {
    for (let failures = 1; ; failures += 1) {
      try {
        return await views.load(kind);
      } catch (error) {
        // Told once: what is told may load the page anew, and later somebody may be in the middle of something.
        if (failures === 1) onFailure(error);
        await moment(id, (start) => ports.whenToTryAgain(failures, start));
      }
    }
  };

  return {
    hydrate: (node) => {
      if (node.hydrate === undefined || node.hydrate === 'load') {
        const atHand = views.peek(node.kind);
        if (atHand !== undefined) return atHand;
      }
      const pending = waiting.get(node);
      if (pending !== undefined) return pending;
      const coming = bring(node);
      waiting.set(node, coming);
      return coming;
    },
    open: (nodeId) => openers.get(nodeId)?.(),
  };
}
