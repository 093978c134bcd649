/** How far a learner is, and what comes next, read once for all that show it. */
import { QueryClient } from '@tanstack/react-query';
import type { Engine } from '#engine/engine.ts';

const FRESH_MS = 30_000;
const clients = new WeakMap<Engine, QueryClient>();

/** One cache a page start. */
export function clientOf(engine: Engine): QueryClient {
  const known = clients.get(engine);
  if (known !== undefined) return known;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: FRESH_MS } } });
  clients.set(engine, client);
  // D62: what was read for the person before is nobody else's to see.
  engine.events.on('auth:changed', () => void client.resetQueries());
  return client;
}
