/** Whether a request is signed by a key, as a store that speaks S3 counts (AWS Signature Version 4): s3rver looks at the key's name alone. */
import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([\da-f]{64})$/;

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

const headerOf = ({ headers }: IncomingMessage, name: string): string => {
  const value = headers[name];
  return (Array.isArray(value) ? value.join(',') : (value ?? '')).trim().replaceAll(/ +/g, ' ');
};

function canonicalOf(incoming: IncomingMessage, signedNames: string): string {
  const [path = '', query = ''] = (incoming.url ?? '').split('?');
  const words = query.split('&').filter((word) => word !== '');
  const inOrder = words.map((word) => (word.includes('=') ? word : `${word}=`)).sort();
  const headers = signedNames.split(';').map((name) => `${name}:${headerOf(incoming, name)}\n`);
  const hash = headerOf(incoming, 'x-amz-content-sha256');
  return [incoming.method, path, inOrder.join('&'), headers.join(''), signedNames, hash].join('\n');
}

export function isSignedBy(incoming: IncomingMessage, keys: { name: string; secret: string }): boolean {
  const match = AUTHORIZATION.exec(headerOf(incoming, 'authorization'));
  const [, name, day = '', region = '', signedNames = '', signature] = match ?? [];
  if (name !== keys.name) return false;
  const digest = createHash('sha256').update(canonicalOf(incoming, signedNames)).digest('hex');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headerOf(incoming, 'x-amz-date'), scope, digest].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (before, word) => hmac(before, word),
    `AWS4${keys.secret}`,
  );
  return hmac(key, text).toString('hex') === signature;
}
