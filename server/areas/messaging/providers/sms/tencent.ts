/** SMS by Tencent Cloud: SendSms of its signature TC3-HMAC-SHA256. */
import { createHash, createHmac } from 'node:crypto';
import type { Phone } from '#schemas/auth/phone.ts';
import { isObject } from '#schemas/page/json.ts';
import { msOf, secondsOf } from '#schemas/time.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Notice, SmsProvider } from '../../message-providers.ts';
import { NotSent, post } from './post.ts';

export interface TencentOptions {
  keyId: string;
  keySecret: string;
  sign: string;
  /** Its two variables are the code and the minutes it lives. */
  template: string;
  /** For notices; its one variable is what has changed. */
  noticeTemplate?: string | undefined;
  appId: string;
  endpoint?: string | undefined;
}

const ALGORITHM = 'TC3-HMAC-SHA256';
const ENDPOINT = 'https://sms.tencentcloudapi.com';
const REGION = 'ap-guangzhou';
const VERSION = '2021-01-11';
const TYPE = 'application/json; charset=utf-8';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** The Authorization header of a JSON POST to `/`. */
export function signTc3(
  keys: Pick<TencentOptions, 'keyId' | 'keySecret'>,
  request: { host: string; service: string; timestamp: number; body: string },
): string {
  const { host, service, timestamp, body } = request;
  const date = new Date(msOf(timestamp)).toISOString().slice(0, 10);
  const signed = 'content-type;host';
  const lines = `content-type:${TYPE}\nhost:${host}\n`;
  const canonical = ['POST', '/', '', lines, signed, sha256(body)].join('\n');
  const scope = `${date}/${service}/tc3_request`;
  const key = hmac(hmac(hmac(`TC3${keys.keySecret}`, date), service), 'tc3_request');
  const signature = hmac(key, [ALGORITHM, timestamp, scope, sha256(canonical)].join('\n')).toString('hex');
  return `${ALGORITHM} Credential=${keys.keyId}/${scope}, SignedHeaders=${signed}, Signature=${signature}`;
}

/** Why the one message asked for was not taken; undefined where it was. */
function reasonOf(answer: Record<string, unknown>): string | undefined {
  const response = isObject(answer['Response']) ? answer['Response'] : {};
  if (isObject(response['Error'])) return String(response['Error']['Code']);
  const statuses: unknown = response['SendStatusSet'];
  const status: unknown = Array.isArray(statuses) ? statuses[0] : undefined;
  const code = isObject(status) ? String(status['Code']) : 'no status';
  return code === 'Ok' ? undefined : code;
}

export function openTencent(options: TencentOptions, clock: Clock): SmsProvider {
  const { sign, template, noticeTemplate, appId, endpoint = ENDPOINT } = options;
  async function send({ area, number }: Phone, templateId: string, values: string[]): Promise<void> {
    const body = JSON.stringify({
      PhoneNumberSet: [`+${area}${number}`],
      SmsSdkAppId: appId,
      SignName: sign,
      TemplateId: templateId,
      TemplateParamSet: values,
    });
    const timestamp = secondsOf(clock.now());
    const { host } = new URL(endpoint);
    const answer = await post('Tencent Cloud', endpoint, {
      headers: {
        'content-type': TYPE,
        'x-tc-action': 'SendSms',
        'x-tc-version': VERSION,
        'x-tc-region': REGION,
        'x-tc-timestamp': String(timestamp),
        authorization: signTc3(options, { host, service: 'sms', timestamp, body }),
      },
      body,
    });
    const reason = reasonOf(answer.body);
    if (reason !== undefined) throw new NotSent('Tencent Cloud', reason);
  }
  return {
    send: (to, { code, minutes }) => send(to, template, [code, String(minutes)]),
    ...(noticeTemplate === undefined
      ? {}
      : { notify: (to: Phone, { change }: Notice) => send(to, noticeTemplate, [change]) }),
  };
}
