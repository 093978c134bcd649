/** A collector of traces as a real HTTP server: keeps every span it is sent as OTLP/JSON. */
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CollectedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Record<string, unknown> }[];
  status: { code?: number };
}

interface Batch {
  resourceSpans: {
    resource: { attributes: CollectedSpan['attributes'] };
    scopeSpans: { spans: CollectedSpan[] }[];
  }[];
}

export interface Collector {
  url: string;
  spans: CollectedSpan[];
  /** Everything it was sent, as text. */
  texts: string[];
  headers: IncomingHttpHeaders[];
  close(): Promise<void>;
}

export async function openCollector(port = 0): Promise<Collector> {
  const spans: CollectedSpan[] = [];
  const texts: string[] = [];
  const headers: IncomingHttpHeaders[] = [];
  const server: Server = createServer((request, reply) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => (text += part));
    request.on('end', () => {
      headers.push(request.headers);
      texts.push(text);
      const batch: Batch = JSON.parse(text);
      for (const { scopeSpans } of batch.resourceSpans)
        spans.push(...scopeSpans.flatMap((scope) => scope.spans));
      reply.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(address.port)}`,
    spans,
    texts,
    headers,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export function attributesOf(span: CollectedSpan): Record<string, unknown> {
  return Object.fromEntries(span.attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
