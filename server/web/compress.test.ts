/** Which encoding a browser is sent, and that each is made once. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { EncodedBody, pickEncoding } from './compress.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP, BR', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['*', 'br'],
  ['br;q=0, gzip;q=0.000', 'identity'],
  ['deflate', 'identity'],
  ['brotli, x-gzip', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('%j is answered with %s', (acceptedText, encoding) => {
  expect(pickEncoding(acceptedText)).toBe(encoding);
  expect(pickEncoding(acceptedText)).toBe(encoding);
});

it('a body is compressed once for all who ask, and a small one never', async () => {
  const plain = Buffer.from('the same words again and again '.repeat(100));
  const body = new EncodedBody(plain);
  expect(body.peek('br')).toBeUndefined();
  const [one, two, gzip] = await Promise.all([body.get('br'), body.get('br'), body.get('gzip')]);
  expect(two.body).toBe(one.body);
  expect(body.peek('br')?.body).toBe(one.body);
  expect([brotliDecompressSync(one.body), gunzipSync(gzip.body)]).toEqual([plain, plain]);
  expect(new EncodedBody(Buffer.from('few')).peek('br')?.encoding).toBe('identity');
});
