/** Calls of Alipay's gateway: signed, and answered with a signature. */
import { unzipSync } from 'fflate';
import type { Clock } from '#server/kernel/clock.ts';
import { PaymentUnknown } from '../payment-provider.ts';
import type { AlipayOptions } from './alipay-options.ts';
import { TRADE_COLUMN } from './alipay-evidence.ts';
import { signAlipayRequest, verifyAlipayAnswer } from './alipay-signature.ts';
import { optionalText, readFields, textOf, type Fields } from './answer-fields.ts';
import { beijingText } from './beijing-time.ts';
import { BILL_BYTES, callCompany, refuse, unknown, type Company } from './company-call.ts';

const DONE = '10000';
/** The company's own troubles. */
const PASSING = '20000';
const SYSTEM_ERRORS: readonly string[] = ['ACQ.SYSTEM_ERROR', 'isp.unknow-error', 'aop.unknow-error'];
const FORM = 'application/x-www-form-urlencoded;charset=utf-8';

export interface AlipayCalls {
  /** @throws PaymentUnknown, PaymentRefused */
  call(method: string, content: object, notifyUrl?: string): Promise<Fields>;
  /** The text of a bill an answer leads to. */
  download(lead: Fields): Promise<string>;
}

export function alipayCalls(company: Company, options: AlipayOptions, clock: Clock): AlipayCalls {
  const { name, endpoint } = company;

  /** The query of a call whose body holds `biz_content` alone. */
  function signedQuery(method: string, content: string, notifyUrl: string | undefined): string {
    const parameters = {
      app_id: options.appId,
      method,
      format: 'JSON',
      charset: 'utf-8',
      sign_type: 'RSA2',
      timestamp: beijingText(clock.now()),
      version: '1.0',
      ...(notifyUrl === undefined ? {} : { notify_url: notifyUrl }),
    };
    const sign = signAlipayRequest(options.privateKey, { ...parameters, biz_content: content });
    return new URLSearchParams({ ...parameters, sign }).toString();
  }

  return {
    async call(method, content, notifyUrl) {
      const text = JSON.stringify(content);
      const url = `${endpoint}/gateway.do?${signedQuery(method, text, notifyUrl)}`;
      const { status, bytes } = await callCompany(company, url, {
        method: 'POST',
        headers: { 'content-type': FORM },
        body: new URLSearchParams({ biz_content: text }).toString(),
      });
      if (status >= 300) throw unknown(name, `status-${status}`);
      const node = `${method.replaceAll('.', '_')}_response`;
      const part = verifyAlipayAnswer(options.companyKey, bytes.toString('utf8'), node);
      const answer = readFields(part);
      const code = textOf(answer, 'code');
      if (code === DONE) return answer;
      const reason = optionalText(answer, 'sub_code') ?? code;
      throw code === PASSING || SYSTEM_ERRORS.includes(reason) ? unknown(name, reason) : refuse(name, reason);
    },
    async download(lead) {
      const url = new URL(textOf(lead, 'bill_download_url'));
      const isTheirs = url.protocol === 'https:' && url.hostname.endsWith('.alipay.com');
      if (!isTheirs && url.origin !== endpoint) throw unknown(name, 'bill-elsewhere');
      const { status, bytes } = await callCompany(
        company,
        url.href,
        { method: 'GET', headers: {} },
        BILL_BYTES,
      );
      if (status >= 300) throw unknown(name, `status-${status}`);
      return readBillArchive(bytes);
    },
  };
}

/** Of the two tables of the archive the one of trades; written in GBK. @throws PaymentUnknown */
function readBillArchive(bytes: Buffer): string {
  const gbk = new TextDecoder('gbk');
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => name.endsWith('.csv') && originalSize <= BILL_BYTES,
    });
    const text = Object.values(files)
      .map((file) => gbk.decode(file))
      .find((table) => table.includes(TRADE_COLUMN));
    if (text !== undefined) return text;
  } catch {
    // What cannot be unpacked is no archive.
  }
  throw new PaymentUnknown('no bill');
}
