/** SMS by Aliyun: SendSms of its signature ACS3-HMAC-SHA256. */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { DEFAULT_AREA_CODE, type Phone } from '#schemas/auth/phone.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Notice, SmsProvider } from '../message-providers.ts';
import { postJson, ProviderError } from '#server/kernel/outgoing/post-json.ts';
import { defineProvider } from '#server/kernel/providers.ts';
import { readTemplates } from './read-templates.ts';

export interface AliyunOptions {
  keyId: string;
  keySecret: string;
  sign: string;
  /** Its one variable is `code`. */
  template: string;
  /** For notices; its one variable is `change`. */
  noticeTemplate?: string | undefined;
  endpoint?: string | undefined;
}

const ALGORITHM = 'ACS3-HMAC-SHA256';
const ENDPOINT = 'https://dysmsapi.aliyuncs.com';
const VERSION = '2017-05-25';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** RFC 3986, as the signature wants it. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

export function canonicalQuery(query: Readonly<Record<string, string>>): string {
  return Object.entries(query)
    .map(([name, value]) => [encode(name), encode(value)] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

/** The Authorization header of a POST to `/`; `headers` are those that are signed, in lower case. */
export function signAcs3(
  keys: Pick<AliyunOptions, 'keyId' | 'keySecret'>,
  request: { query: string; headers: Readonly<Record<string, string>>; body: string },
): string {
  const names = Object.keys(request.headers).sort();
  const lines = names.map((name) => `${name}:${(request.headers[name] ?? '').trim()}\n`).join('');
  const signedNames = names.join(';');
  const canonical = ['POST', '/', request.query, lines, signedNames, sha256(request.body)].join('\n');
  const signature = createHmac('sha256', keys.keySecret)
    .update(`${ALGORITHM}\n${sha256(canonical)}`)
    .digest('hex');
  return `${ALGORITHM} Credential=${keys.keyId},SignedHeaders=${signedNames},Signature=${signature}`;
}

/** Mainland numbers stand alone, others behind their area code. */
const numberOf = ({ area, number }: Phone) => (area === DEFAULT_AREA_CODE ? number : `${area}${number}`);

export function openAliyun(options: AliyunOptions, clock: Clock): SmsProvider {
  const { sign, template, noticeTemplate, endpoint = ENDPOINT } = options;
  async function send(to: Phone, code: string, values: Readonly<Record<string, string>>): Promise<void> {
    const query = canonicalQuery({
      PhoneNumbers: numberOf(to),
      SignName: sign,
      TemplateCode: code,
      TemplateParam: JSON.stringify(values),
    });
    const headers = {
      host: new URL(endpoint).host,
      'x-acs-action': 'SendSms',
      'x-acs-content-sha256': sha256(''),
      'x-acs-date': new Date(clock.now()).toISOString().replace(/\.\d{3}Z$/, 'Z'),
      'x-acs-signature-nonce': randomBytes(16).toString('hex'),
      'x-acs-version': VERSION,
    };
    const { host: _host, ...sentHeaders } = headers;
    const authorization = signAcs3(options, { query, headers, body: '' });
    const { body } = await postJson('Aliyun', `${endpoint}/?${query}`, {
      headers: { ...sentHeaders, authorization },
      body: '',
    });
    if (body['Code'] !== 'OK') throw new ProviderError('Aliyun', String(body['Code']));
  }
  return {
    send: (to, { code }) => send(to, template, { code }),
    ...(noticeTemplate === undefined
      ? {}
      : { notify: (to: Phone, { change }: Notice) => send(to, noticeTemplate, { change }) }),
  };
}

export const provider = defineProvider({
  name: 'aliyun',
  read: readTemplates,
  open: (settings, { clock }: { clock: Clock }) => openAliyun(settings, clock),
});
