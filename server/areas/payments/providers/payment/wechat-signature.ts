/** Signatures of WeChat Pay API v3 and its sealed resources: ours on requests, theirs on answers and notifications. */
import { createDecipheriv, randomBytes, type KeyObject } from 'node:crypto';
import { MINUTE_MS, msOf, secondsOf } from '#schemas/time.ts';
import { PaymentUnknown } from '../payment-provider.ts';
import { readFields, textOf, expectText, type Fields } from './answer-fields.ts';
import { signRsa, verifiesRsa } from './rsa.ts';

const TOLERANCE_MS = 5 * MINUTE_MS;
const TAG_BYTES = 16;

export interface WechatMerchant {
  mchId: string;
  /** Serial number of the merchant's own certificate. */
  serial: string;
  privateKey: KeyObject;
}

/** The Authorization header of a request; `path` holds its query. */
export function signWechatRequest(
  { mchId, serial, privateKey }: WechatMerchant,
  request: { method: string; path: string; body: string; now: number },
): string {
  const { method, path, body, now } = request;
  const nonce = randomBytes(16).toString('hex');
  const timestamp = String(secondsOf(now));
  const signature = signRsa(privateKey, [method, path, timestamp, nonce, body, ''].join('\n'));
  const parts = { mchid: mchId, nonce_str: nonce, signature, timestamp, serial_no: serial };
  const text = Object.entries(parts).map(([name, value]) => `${name}="${value}"`);
  return `WECHATPAY2-SHA256-RSA2048 ${text.join(',')}`;
}

/**
 * Whether WeChat Pay said it, and within five minutes. Its keys change by serial number, so several stand side by side.
 * @throws PaymentUnknown saying why not
 */
export function verifyWechat(
  keys: ReadonlyMap<string, KeyObject>,
  header: (name: string) => string | null | undefined,
  body: Buffer,
  now: number,
): void {
  const [serial, timestamp, nonce, signature] = ['serial', 'timestamp', 'nonce', 'signature'].map(
    (name) => header(`wechatpay-${name}`) ?? '',
  );
  const key = keys.get(serial ?? '');
  if (key === undefined) throw new PaymentUnknown('unsigned, or by an unknown key');
  if (!(Math.abs(now - msOf(Number(timestamp))) <= TOLERANCE_MS))
    throw new PaymentUnknown('too old or too new');
  const message = Buffer.concat([Buffer.from(`${timestamp}\n${nonce}\n`), body, Buffer.from('\n')]);
  if (!verifiesRsa(key, message, signature ?? '')) throw new PaymentUnknown('wrong signature');
}

/** What a notification has sealed (AEAD_AES_256_GCM by the API v3 key). @throws PaymentUnknown */
export function openResource(apiKey: string, resource: Fields): Fields {
  expectText(resource, 'algorithm', 'AEAD_AES_256_GCM');
  return readFields(openSealed(apiKey, resource));
}

/** @throws PaymentUnknown where it was sealed by another key, or changed. */
export function openSealed(apiKey: string, resource: Fields): string {
  const bytes = Buffer.from(textOf(resource, 'ciphertext'), 'base64');
  try {
    const key = Buffer.from(apiKey);
    // The API v3 key has 32 letters, the one of the published vectors 16.
    const algorithm = key.length === 16 ? 'aes-128-gcm' : 'aes-256-gcm';
    const open = createDecipheriv(algorithm, key, textOf(resource, 'nonce'), { authTagLength: TAG_BYTES });
    open.setAAD(
      Buffer.from(typeof resource['associated_data'] === 'string' ? resource['associated_data'] : ''),
    );
    open.setAuthTag(bytes.subarray(-TAG_BYTES));
    return Buffer.concat([open.update(bytes.subarray(0, -TAG_BYTES)), open.final()]).toString('utf8');
  } catch {
    throw new PaymentUnknown('cannot be opened');
  }
}
