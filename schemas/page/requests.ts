/** What one node asks for, and the key under which equal requests are one. */
import type { DataContext, DataRequest } from './data-request.ts';
import { asksNothing, type AnyRenderer } from './define-renderer.ts';
import { canonicalJson } from './json.ts';
import type { ReadyNode } from './ready.ts';

const NO_REQUESTS: readonly [string, DataRequest][] = [];

/** The requests of one node by name; a definition that throws asks for nothing. */
export function requestsOf(
  node: ReadyNode,
  definition: AnyRenderer,
  context: DataContext,
): readonly [string, DataRequest][] {
  if (definition.data === asksNothing) return NO_REQUESTS;
  try {
    return Object.entries(definition.data(node.props, context));
  } catch {
    return [];
  }
}

/** Key under which equal requests are one; the browser's query cache uses the same. */
export function requestKey(request: DataRequest): string {
  return `${request.endpoint.name} ${canonicalJson(request.input)}`;
}
