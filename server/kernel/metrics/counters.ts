/** Counters that areas declare for /metrics, counted in this process from its start on. */
import { Counter } from 'prom-client';

const counters: Counter[] = [];

export interface EventCounter<Label extends string> {
  /** Counts one event, or so many. */
  add(labels: Readonly<Record<Label, string>>, count?: number): void;
}

/**
 * Declares a counter once, where its subject lives.
 *
 * @param name as Prometheus knows it: small letters, `_total` at its end
 * @param labels few values each: states and names of the product, never ids or people
 */
export function defineCounter<const Label extends string>(
  name: string,
  help: string,
  labels: readonly Label[],
): EventCounter<Label> {
  const counter = new Counter<Label>({ name, help, labelNames: [...labels], registers: [] });
  counters.push(counter);
  return { add: (labels, count = 1) => counter.inc(labels, count) };
}

/** Every counter that was declared. */
export const declaredCounters = (): readonly Counter[] => counters;
