/** The signature of Tencent Cloud's calls, TC3-HMAC-SHA256: services of several areas are asked with it. */
import { createHash, createHmac } from 'node:crypto';
import { msOf } from '#schemas/time.ts';

const ALGORITHM = 'TC3-HMAC-SHA256';
/** What is signed is JSON of this type. */
export const TC3_TYPE = 'application/json; charset=utf-8';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Of an account. */
export interface Tc3Keys {
  keyId: string;
  keySecret: string;
}

/** The Authorization header of a JSON POST to `/`. */
export function signTc3(
  keys: Tc3Keys,
  request: { host: string; service: string; timestamp: number; body: string },
): string {
  const { host, service, timestamp, body } = request;
  const date = new Date(msOf(timestamp)).toISOString().slice(0, 10);
  const signed = 'content-type;host';
  const lines = `content-type:${TC3_TYPE}\nhost:${host}\n`;
  const canonical = ['POST', '/', '', lines, signed, sha256(body)].join('\n');
  const scope = `${date}/${service}/tc3_request`;
  const key = hmac(hmac(hmac(`TC3${keys.keySecret}`, date), service), 'tc3_request');
  const signature = hmac(key, [ALGORITHM, timestamp, scope, sha256(canonical)].join('\n')).toString('hex');
  return `${ALGORITHM} Credential=${keys.keyId}/${scope}, SignedHeaders=${signed}, Signature=${signature}`;
}
