/** A stand-in for a company that keeps live pictures: https on an origin of its own, open to pages of any other, showing what a shop of ours plays. */
import { request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { makeCertificate } from './certificate.ts';

export interface MediaCompany {
  origin: string;
  /** Whose pictures it has: a shop on this machine. */
  mirror: (shop: URL) => void;
  close: () => void;
}

export async function openMediaCompany(name: string): Promise<MediaCompany> {
  let shop: URL | undefined;
  const server = createServer(makeCertificate(name), (askedMessage, answer) => {
    const options = {
      host: '127.0.0.1',
      port: shop?.port,
      path: askedMessage.url,
      headers: { host: shop?.host ?? '' },
    };
    const passedRequest = request({ ...options, agent: false }, (givenMessage) => {
      const { 'content-type': type } = givenMessage.headers;
      const notice = {
        'access-control-allow-origin': '*',
        ...(type === undefined ? {} : { 'content-type': type }),
      };
      answer.writeHead(givenMessage.statusCode ?? 502, notice);
      givenMessage.pipe(answer);
    });
    passedRequest.on('error', () => answer.writeHead(502).end());
    passedRequest.end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address: AddressInfo | string | null = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return {
    origin: `https://${name}:${String(port)}`,
    mirror: (of) => {
      shop = of;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
