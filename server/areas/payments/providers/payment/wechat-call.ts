/** Calls of WeChat Pay API v3: signed, and answered with a signature. */
import { createHash } from 'node:crypto';
import type { Clock } from '#server/kernel/clock.ts';
import { expectText, readFields, textOf, type Fields } from './answer-fields.ts';
import { BILL_BYTES, callCompany, refuse, unknown, type Company } from './company-call.ts';
import type { WechatPayOptions } from './wechat-options.ts';
import { signWechatRequest, verifyWechat } from './wechat-signature.ts';

/** Codes of the company's own troubles that come as refusals. */
const PASSING: readonly string[] = [
  'SYSTEM_ERROR',
  'FREQUENCY_LIMITED',
  'RATELIMIT_EXCEEDED',
  'STATEMENT_CREATING',
];

export interface WechatCalls {
  /** Empty for an answer without a body. @throws PaymentUnknown, PaymentRefused */
  call(method: 'GET' | 'POST', path: string, body?: object): Promise<Fields>;
  /** The text of a bill an answer leads to. */
  download(lead: Fields): Promise<string>;
}

export function wechatCalls(company: Company, options: WechatPayOptions, clock: Clock): WechatCalls {
  const { name, endpoint } = company;

  function send(method: string, path: string, body: string, maxBytes?: number) {
    const headers = {
      accept: 'application/json',
      'content-type': 'application/json',
      'user-agent': 'lectern',
      authorization: signWechatRequest(options, { method, path, body, now: clock.now() }),
      ...(options.publicKeyId === undefined ? {} : { 'wechatpay-serial': options.publicKeyId }),
    };
    const request = { method, headers, ...(body === '' ? {} : { body }) };
    return callCompany(company, `${endpoint}${path}`, request, maxBytes);
  }

  return {
    async call(method, path, body) {
      const { status, headers, bytes } = await send(
        method,
        path,
        body === undefined ? '' : JSON.stringify(body),
      );
      // Who could not prove themselves is answered without a signature: that says nothing of the payment.
      if (status === 401) throw unknown(name, 'status-401');
      verifyWechat(options.companyKeys, (header) => headers.get(header), bytes, clock.now());
      const fields = bytes.length === 0 ? {} : readFields(bytes.toString('utf8'));
      if (status < 300) return fields;
      const code = textOf(fields, 'code');
      throw PASSING.includes(code) ? unknown(name, code) : refuse(name, code);
    },
    async download(lead) {
      const url = new URL(textOf(lead, 'download_url'));
      if (url.origin !== endpoint) throw unknown(name, 'bill-elsewhere');
      const { status, bytes } = await send('GET', `${url.pathname}${url.search}`, '', BILL_BYTES);
      if (status >= 300) throw unknown(name, `status-${status}`);
      // The file bears no signature; the signed answer bears its hash.
      expectText(lead, 'hash_type', 'SHA1');
      expectText(lead, 'hash_value', createHash('sha1').update(bytes).digest('hex'));
      return bytes.toString('utf8');
    },
  };
}
