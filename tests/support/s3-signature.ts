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

function canonicalOf(asked: IncomingMessage, signedNames: string): string {
  const [path = '', query = ''] = (asked.url ?? '').split('?');
  const words = query.split('&').filter((word) => word !== '');
  const sorted = words.map((word) => (word.includes('=') ? word : `${word}=`)).sort();
  const headers = signedNames.split(';').map((name) => `${name}:${headerOf(asked, name)}\n`);
  const hash = headerOf(asked, 'x-amz-content-sha256');
  return [asked.method, path, sorted.join('&'), headers.join(''), signedNames, hash].join('\n');
}

export function isSignedBy(asked: IncomingMessage, keys: { name: string; secret: string }): boolean {
  const match = AUTHORIZATION.exec(headerOf(asked, 'authorization'));
  const [, name, day = '', region = '', signedNames = '', signature] = match ?? [];
  if (name !== keys.name) return false;
  const digest = createHash('sha256').update(canonicalOf(asked, signedNames)).digest('hex');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headerOf(asked, 'x-amz-date'), scope, digest].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (before, word) => hmac(before, word),
    `AWS4${keys.secret}`,
  );
  return hmac(key, text).toString('hex') === signature;
}
