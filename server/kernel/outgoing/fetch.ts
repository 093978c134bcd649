/** The one door to other companies' servers over HTTP: each call is a span, and tells the other side of its trace. */
import { currentTracer } from '../trace/trace.ts';

interface CallInit {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
  redirect: 'error' | 'manual';
  signal: AbortSignal;
}

/** As `fetch`. Of the address the span holds the host alone: paths and queries name orders, people and secrets. */
export function callOut(url: string | URL, init: CallInit): Promise<Response> {
  const tracer = currentTracer();
  if (tracer === undefined) return fetch(url, init);
  const { method = 'GET' } = init;
  const { host } = new URL(url);
  const attributes = { 'http.request.method': method, 'server.address': host };
  return tracer.run(`${method} ${host}`, { kind: 'client', attributes }, () =>
    fetch(url, { ...init, headers: { ...init.headers, ...tracer.headers() } }),
  );
}
