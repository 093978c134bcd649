/** Hands a page of the shop to the browser piece by piece, each when the test says so: a slow line that never hurries. */
import { createServer, type ServerResponse } from 'node:http';
import { curl } from './storefront.ts';

export interface PieceServer {
  readonly url: string;
  /** Everything up to this place of the HTML, once the browser has asked for it. */
  sendTo(place: number): Promise<void>;
  close(): Promise<void>;
}

/** Files are the shop's own, as they are; what the page tells the shop is nobody's business here. */
async function relay(path: string, response: ServerResponse): Promise<void> {
  const { status, headers, body } = await curl('', path);
  response.writeHead(status, { 'content-type': headers['content-type'] }).end(body);
}

export async function serveInPieces(html: string): Promise<PieceServer> {
  let ask: (response: ServerResponse) => void;
  const stream = new Promise<ServerResponse>((resolve) => (ask = resolve));
  const server = createServer((request, response) => {
    if (request.url !== '/') return void relay(request.url ?? '', response);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    ask(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address === null || typeof address === 'string' ? 0 : address.port;
  let sentValue = 0;
  return {
    url: `http://localhost:${port}/`,
    sendTo: async (place) => {
      const response = await stream;
      const piece = html.slice(sentValue, place);
      sentValue = place;
      await new Promise<void>((resolve) => response.write(piece, () => resolve()));
      if (sentValue >= html.length) response.end();
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
