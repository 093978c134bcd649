/** A call to Tencent Cloud, signed by TC3-HMAC-SHA256. */
import { createHash, createHmac } from 'node:crypto';
import { isObject } from '#schemas/page/json.ts';
import { msOf } from '#schemas/time.ts';
import { postJson } from './post-json.ts';

export const TENCENT_CLOUD = 'Tencent Cloud';

const ALGORITHM = 'TC3-HMAC-SHA256';
const TYPE = 'application/json; charset=utf-8';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

export interface TencentKeys {
  keyId: string;
  keySecret: string;
}

/** The Authorization header of a JSON POST to `/`. */
export function signTc3(
  { keyId, keySecret }: TencentKeys,
  request: { host: string; service: string; timestamp: number; body: string },
): string {
  const { host, service, timestamp, body } = request;
  const date = new Date(msOf(timestamp)).toISOString().slice(0, 10);
  const signedHeaders = 'content-type;host';
  const lines = `content-type:${TYPE}\nhost:${host}\n`;
  const canonical = ['POST', '/', '', lines, signedHeaders, sha256(body)].join('\n');
  const scope = `${date}/${service}/tc3_request`;
  const key = hmac(hmac(hmac(`TC3${keySecret}`, date), service), 'tc3_request');
  const signature = hmac(key, [ALGORITHM, timestamp, scope, sha256(canonical)].join('\n')).toString('hex');
  return `${ALGORITHM} Credential=${keyId}/${scope}, SignedHeaders=${signedHeaders}, Signature=${signature}`;
}

interface TencentCall {
  endpoint: string;
  service: string;
  action: string;
  version: string;
  region?: string;
  /** In seconds. */
  timestamp: number;
  body: object;
}

type Outcome = { ok: true; response: Record<string, unknown> } | { ok: false; reason: string };

/** What the company answered, or its own code where it refused. Throws where it cannot be reached. */
export async function callTencent(keys: TencentKeys, call: TencentCall): Promise<Outcome> {
  const { endpoint, service, action, version, region, timestamp } = call;
  const body = JSON.stringify(call.body);
  const { host } = new URL(endpoint);
  const answer = await postJson(TENCENT_CLOUD, endpoint, {
    headers: {
      'content-type': TYPE,
      'x-tc-action': action,
      'x-tc-version': version,
      ...(region === undefined ? {} : { 'x-tc-region': region }),
      'x-tc-timestamp': String(timestamp),
      authorization: signTc3(keys, { host, service, timestamp, body }),
    },
    body,
  });
  const response = isObject(answer.body['Response']) ? answer.body['Response'] : {};
  return isObject(response['Error'])
    ? { ok: false, reason: String(response['Error']['Code']) }
    : { ok: true, response };
}
