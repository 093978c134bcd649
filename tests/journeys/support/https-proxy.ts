/** What an operator puts in front of a shop: https outside, plain http to the server, and who came in the headers. */
import { request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { makeCertificate } from './certificate.ts';

export interface HttpsProxy {
  /** Where shoppers come. */
  origin: string;
  /** Which server it leads to, and whether it passes the host on that was asked for. */
  leadTo: (port: number, options?: { keepsHost?: boolean }) => void;
  close: () => void;
}

/** Serves `host` on a port of its own; 502 where no server answers. */
export async function startHttpsProxy(host: string): Promise<HttpsProxy> {
  let target = { port: 0, keepsHost: true };
  const server = createServer(makeCertificate(host), (askedMessage, answer) => {
    const { port, keepsHost } = target;
    const headers = {
      ...askedMessage.headers,
      host: keepsHost ? askedMessage.headers.host : `127.0.0.1:${String(port)}`,
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': askedMessage.headers.host,
    };
    const { method, url: path } = askedMessage;
    // A connection for each request: one that is kept may be closed by the server just as it is used again.
    const passedRequest = request(
      { host: '127.0.0.1', port, method, path, headers, agent: false },
      (givenMessage) => {
        answer.writeHead(givenMessage.statusCode ?? 502, givenMessage.headers);
        givenMessage.pipe(answer);
      },
    );
    passedRequest.on('error', () => answer.writeHead(502).end('nobody is there'));
    askedMessage.pipe(passedRequest);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address: AddressInfo | string | null = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return {
    origin: `https://${host}:${String(port)}`,
    leadTo: (to, { keepsHost = true } = {}) => {
      target = { port: to, keepsHost };
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
