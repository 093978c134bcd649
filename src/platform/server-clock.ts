/** The server's clock as this browser can know it: a kept page carries the moment it was drawn, its answer the moment it was sent. */
import { SENT_AT_TIMING } from '#schemas/page/render-contract.ts';

/** What the browser kept of the page's own request; injected by tests. */
export interface ArrivalFacts {
  /** Value of the Server-Timing entry, undefined where the answer or the browser has none. */
  sentAt: string | undefined;
  /** This browser's clock when the first byte arrived, unix milliseconds. */
  arrivedAt: number;
  /** This browser's clock now. */
  now: number;
}

const DIGITS = /^\d{13}$/;

/**
 * Milliseconds to add to this browser's clock to get the server's (requirement 62: a wrong clock changes nothing).
 * `drawnAt` is the moment in the page's state, right but for the age of a kept copy.
 */
export function serverSkew(drawnAt: number, { sentAt, arrivedAt, now }: ArrivalFacts): number {
  if (sentAt === undefined || !DIGITS.test(sentAt)) return drawnAt - now;
  // A copy from the browser's own store was sent before it was drawn anew; the later of the two is the truer.
  return Math.max(Number(sentAt) - arrivedAt, drawnAt - now);
}

export function readArrival(): ArrivalFacts {
  const now = Date.now();
  const [entry] = performance.getEntriesByType('navigation');
  if (!(entry instanceof PerformanceNavigationTiming)) return { sentAt: undefined, arrivedAt: now, now };
  const timing = entry.serverTiming.find(({ name }) => name === SENT_AT_TIMING);
  return { sentAt: timing?.description, arrivedAt: performance.timeOrigin + entry.responseStart, now };
}
