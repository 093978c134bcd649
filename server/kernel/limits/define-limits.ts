/** Limits by name: areas define them, contracts name them. */
import type { RateLimit } from './limits.ts';

export type NamedLimits = ReadonlyMap<string, RateLimit>;

/**
 * The limits an area brings. Each call counts for itself, also where several name one limit.
 * @example export const limits = defineLimits({ 'coupon-claim': { max: 30, windowMs: 60_000, per: 'session' } });
 */
export function defineLimits(limits: Readonly<Record<string, RateLimit>>): NamedLimits {
  return new Map(Object.entries(limits));
}

/** The limits of all areas. @throws Error where two areas define one name. */
export function joinLimits(all: readonly NamedLimits[]): NamedLimits {
  const byName = new Map<string, RateLimit>();
  for (const [name, limit] of all.flatMap((limits) => [...limits])) {
    if (byName.has(name))
      throw new Error(`The shop server cannot start: the limit ${name} is defined twice.`);
    byName.set(name, limit);
  }
  return byName;
}
