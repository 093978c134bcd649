/** Fetches what a node still needs through react-query; a chunk of its own, loaded by nodes with deferred data only. */
import { QueryClient, useQueries } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import type { DataRequest } from '#schemas/page/data-request.ts';
import { requestKey } from '#schemas/page/requests.ts';
import type { Engine } from './engine.ts';
import { Fallback, type FetchingProps } from './fallback.tsx';
import { useAuthChanged, useViewer } from './provider.tsx';

const clients = new WeakMap<Engine, QueryClient>();

/** One cache a page start: equal requests of several nodes are made once. */
function clientOf(engine: Engine): QueryClient {
  const existing = clients.get(engine);
  if (existing !== undefined) return existing;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
  clients.set(engine, client);
  // D62: what was fetched for the person before is nobody else's to see.
  engine.events.on('auth:changed', () => {
    void client.resetQueries({ predicate: ({ queryKey: [, status] }) => status === 'in' });
  });
  return client;
}

async function fetchOne(engine: Engine, { endpoint, input }: DataRequest): Promise<unknown> {
  const answer = await engine.call(endpoint, input);
  if (!answer.ok) throw new Error(answer.msg);
  return answer.data;
}

/** After an action: what it changed is asked for anew, for every node that shows it. */
function useFreshness({ engine, needs, stale }: FetchingProps): void {
  const lastStale = useRef(stale);
  useEffect(() => {
    if (lastStale.current === stale) return;
    lastStale.current = stale;
    for (const [name, request] of needs)
      if (stale.includes(name)) void clientOf(engine).invalidateQueries({ queryKey: [requestKey(request)] });
  }, [engine, needs, stale]);
}

interface Answer {
  key: string;
  data: unknown;
}

/** Answers to the queries a node asked last, by name: shown until a changed query is answered (ADR-585). */
function useLastAnswers() {
  const last = useRef(new Map<string, Answer>());
  // D62: what was fetched for the person before is nobody else's to see.
  useAuthChanged(useCallback(() => last.current.clear(), []));
  return last;
}

export function QueryNode(props: FetchingProps): ReactNode {
  const { engine, view, node, have, needs, draw } = props;
  const viewer = useViewer();
  useFreshness(props);
  const last = useLastAnswers();
  const queries = needs.map(([name, request]) => {
    const key = requestKey(request);
    const before = last.current.get(name);
    return {
      queryKey: [key, viewer.status],
      queryFn: () => fetchOne(engine, request),
      ...(before !== undefined && before.key !== key ? { placeholderData: before.data } : {}),
      // Data an action made stale: shown until the fresh one is there.
      ...(have[name]?.ok === true ? { staleTime: 0, placeholderData: have[name].data } : {}),
    };
  });
  const results = useQueries({ queries }, clientOf(engine));
  useEffect(() => {
    for (const [index, [name, request]] of needs.entries()) {
      const { data, isPlaceholderData = true } = results[index] ?? {};
      if (data !== undefined && !isPlaceholderData)
        last.current.set(name, { key: requestKey(request), data });
    }
  }, [last, results, needs]);
  const failure = results.find((result) => result.isError);
  const retry = () => {
    for (const result of results) if (result.isError) void result.refetch();
  };
  if (failure !== undefined) {
    const message = failure.error instanceof Error ? failure.error.message : '';
    return (
      <Fallback engine={engine} view={view} node={node} name="Failure" retry={retry} message={message} />
    );
  }
  if (results.some((result) => result.data === undefined)) {
    return <Fallback engine={engine} view={view} node={node} name="Loading" retry={retry} />;
  }
  return draw(Object.fromEntries(needs.map(([name], index) => [name, results[index]?.data])));
}
