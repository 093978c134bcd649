/** The browser's answer to "when": seen by an IntersectionObserver, idle by requestIdleCallback. */
import type { WakePorts } from '#engine/gates.ts';
import { whenIdle } from '#platform/idle.ts';

/** Nodes wake a little before they come into view. */
const NEAR = '200px';

export function browserWakePorts(page: Document): WakePorts {
  const wakers = new Map<Element, () => void>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (!entry.isIntersecting) continue;
        observer.unobserve(entry.target);
        wakers.get(entry.target)?.();
        wakers.delete(entry.target);
      }
    },
    { rootMargin: NEAR },
  );
  return {
    whenIdle: (wake) => void whenIdle(wake),
    whenSeen: (nodeId, wake) => {
      const element = page.querySelector(`[data-node="${CSS.escape(nodeId)}"]`);
      if (element === null) {
        wake();
        return;
      }
      wakers.set(element, wake);
      observer.observe(element);
    },
  };
}
