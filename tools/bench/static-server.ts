/** Serves a folder on the loopback address, compressed, and remembers what was asked for. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

/** An isolated page has a clock of 5 microseconds instead of 100. */
const ISOLATED = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

export interface StaticServer {
  readonly url: string;
  close(): Promise<void>;
}

type Answer = { type: string; body: Buffer };
export type Extra = (path: string) => Answer | undefined;

export async function serveFolder(folder: string, extra: Extra = () => undefined): Promise<StaticServer> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent((request.url ?? '/').replace(/\?.*$/, '')));
    const file = extra(path) ?? readFolder(folder, path);
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const body = gzipSync(file.body, { level: 6 });
    response.writeHead(200, {
      ...ISOLATED,
      'content-type': file.type,
      'content-encoding': 'gzip',
      'content-length': body.length,
    });
    response.end(body);
  });
  return listen(server);
}

function readFolder(folder: string, path: string): Answer | undefined {
  const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
  if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) return undefined;
  return { type: TYPES[extname(file)] ?? 'application/octet-stream', body: readFileSync(file) };
}

function listen(server: Server): Promise<StaticServer> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = address === null || typeof address === 'string' ? 0 : address.port;
      resolve({
        url: `http://127.0.0.1:${port}`,
        close: () =>
          new Promise((resolve) => {
            server.closeAllConnections();
            server.close(() => resolve());
          }),
      });
    });
  });
}
