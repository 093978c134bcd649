/** A finished page: its body in every encoding, its headers and its status. */
import { createHash } from 'node:crypto';
import { EncodedBody } from './compress.ts';

export interface Page {
  status: number;
  body: EncodedBody;
  etag: string;
  headers: Readonly<Record<string, string>>;
}

const NO_STORE = 'no-store';
/** Kept by the browser alone and asked about each time: the language lies in a cookie, so no proxy may share it (D114). It goes back to it at once. */
const REVALIDATE = 'private, no-cache';

export function makePage(options: { status: number; html: string; csp: string; isPersonal: boolean }): Page {
  const plain = Buffer.from(options.html, 'utf8');
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return {
    status: options.status,
    body: new EncodedBody(plain),
    etag,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': options.csp,
      'cache-control': options.isPersonal ? NO_STORE : REVALIDATE,
      vary: 'accept-encoding',
    },
  };
}

export function makeRedirect(status: number, to: string, isShared: boolean): Page {
  return {
    status,
    body: new EncodedBody(Buffer.alloc(0)),
    etag: '',
    headers: { location: to, 'cache-control': isShared ? REVALIDATE : NO_STORE },
  };
}
