/** Contracts, handlers and limits joined by name; a lonely half or an unknown limit ends the start. */
import type { AnyEndpoint } from '#schemas/api/define-endpoint.ts';
import type { NamedLimits } from '#server/kernel/limits/define-limits.ts';
import { WRITE_LIMIT, type RateLimit } from '#server/kernel/limits/limits.ts';
import { makeOutcomeCheck } from './check-outcome.ts';
import type { AnyHandler } from './define-handler.ts';
import { isWrite } from './origin.ts';
import { makeInputReader, type InputReader } from './read-input.ts';

export interface RegisteredCall {
  endpoint: AnyEndpoint;
  handler: AnyHandler;
  inputs: InputReader;
  /** How often it may be made; absent: as often as one likes. */
  limit: RateLimit | undefined;
  /** Holds an outcome against the contract; asked in development and tests only. */
  check: ReturnType<typeof makeOutcomeCheck>;
}

export interface CallRegistry {
  get(name: string): RegisteredCall | undefined;
  all(): RegisteredCall[];
}

function register(endpoint: AnyEndpoint, handler: AnyHandler, limits: NamedLimits): RegisteredCall {
  return {
    endpoint,
    handler,
    inputs: makeInputReader(endpoint),
    limit: limitOf(endpoint, limits),
    check: makeOutcomeCheck(endpoint),
  };
}

function limitOf(endpoint: AnyEndpoint, limits: NamedLimits): RateLimit | undefined {
  if (endpoint.rate !== undefined) return limits.get(endpoint.rate);
  return isWrite(endpoint) ? WRITE_LIMIT : undefined;
}

function lonely(endpoints: readonly AnyEndpoint[], handlers: ReadonlyMap<AnyEndpoint, AnyHandler>): string[] {
  const contracts = new Set(endpoints);
  return [
    ...endpoints
      .filter((endpoint) => !handlers.has(endpoint))
      .map(({ name }) => `${name} has a contract but no handler`),
    ...[...handlers.keys()]
      .filter((endpoint) => !contracts.has(endpoint))
      .map(({ name }) => `${name} has a handler but no contract`),
  ];
}

/** @throws Error naming every contract without a handler or with an unknown limit, every handler without a contract, names used twice. */
export function makeRegistry(
  endpoints: readonly AnyEndpoint[],
  handlers: readonly AnyHandler[],
  limits: NamedLimits,
): CallRegistry {
  const byEndpoint = new Map(handlers.map((handler) => [handler.endpoint, handler]));
  const faults = lonely(endpoints, byEndpoint);
  const calls = new Map<string, RegisteredCall>();
  for (const endpoint of endpoints) {
    const handler = byEndpoint.get(endpoint);
    if (calls.has(endpoint.name)) faults.push(`${endpoint.name} is used by two contracts`);
    if (endpoint.rate !== undefined && !limits.has(endpoint.rate))
      faults.push(`${endpoint.name} names the limit ${endpoint.rate}, which nobody defines`);
    if (handler !== undefined) calls.set(endpoint.name, register(endpoint, handler, limits));
  }
  if (faults.length > 0) throw new Error(`The shop server cannot start: ${faults.join('; ')}.`);
  return { get: (name) => calls.get(name), all: () => [...calls.values()] };
}
