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
  const server = createServer(makeCertificate(name), (asked, answer) => {
    const options = {
      host: '127.0.0.1',
      port: shop?.port,
      path: asked.url,
      headers: { host: shop?.host ?? '' },
    };
    const passed = request({ ...options, agent: false }, (given) => {
      const { 'content-type': type } = given.headers;
      const told = {
        'access-control-allow-origin': '*',
        ...(type === undefined ? {} : { 'content-type': type }),
      };
      answer.writeHead(given.statusCode ?? 502, told);
      given.pipe(answer);
    });
    passed.on('error', () => answer.writeHead(502).end());
    passed.end();
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
