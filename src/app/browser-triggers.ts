/** The browser's answer to "when": seen by an IntersectionObserver, idle by requestIdleCallback, again by a pause or the network. */
import type { TriggerPorts } from '#engine/hydration-triggers.ts';
import { systemClock } from '#platform/clock.ts';
import { whenIdle } from '#platform/idle.ts';

/** Nodes are hydrated a little before they come into view. */
const NEAR = '200px';
/** The first pause before a view is asked for again; each one after it is twice as long, up to the longest. */
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

export function browserTriggerPorts(page: Document): TriggerPorts {
  const waiting = new Map<Element, () => void>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (!entry.isIntersecting) continue;
        observer.unobserve(entry.target);
        waiting.get(entry.target)?.();
        waiting.delete(entry.target);
      }
    },
    { rootMargin: NEAR },
  );
  return {
    whenIdle: (hydrate) => void whenIdle(hydrate),
    whenSeen: (nodeId, hydrate) => {
      const element = page.querySelector(`[data-node="${CSS.escape(nodeId)}"]`);
      if (element === null) {
        hydrate();
        return;
      }
      waiting.set(element, hydrate);
      observer.observe(element);
    },
    whenToTryAgain: (failures, retry) => {
      const again = () => {
        cancel();
        removeEventListener('online', again);
        retry();
      };
      const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));
      const cancel = systemClock.after(pause, again);
      addEventListener('online', again);
    },
  };
}
