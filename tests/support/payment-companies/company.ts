/** What all payment companies that stand in have in common: a server of real HTTP, faults, and the telling of what happened. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Ledger } from './ledger.ts';

export interface CompanyRequest {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

export interface CompanyAnswer {
  status: number;
  headers?: Record<string, string>;
  body: string | Buffer;
}

/**
 * How the next answer goes wrong. `lost`: the work is done and nobody hears of it. `forged`: changed after it was signed,
 * where the company signs its answers.
 */
export type Fault = 'server-error' | 'silent' | 'lost' | 'redirect' | 'nonsense' | 'forged';

/** `forged`: changed after it was signed. `old`: signed ten minutes ago. `for-another`: genuine, and for another merchant. */
export type Telling = 'plain' | 'forged' | 'old' | 'for-another';

export interface PaymentCompany {
  /** Variables of the environment by which a shop reaches it, PAYMENT_PROVIDERS among them. */
  readonly env: Readonly<Record<string, string>>;
  readonly ledger: Ledger;
  /** What it was asked, as `POST /path`. */
  readonly requests: readonly string[];
  /** The next call goes wrong; with a word, the next whose path or body has it: jobs of other orders may call in between. */
  fail(fault: Fault, word?: string): void;
  /** Somebody pays, another amount than asked where one is given. @throws Error where nobody can any more */
  pay(outTradeNo: string, amount?: number): void;
  /** Tells the shop of a payment as it is now; whether it need not tell again. */
  notify(outTradeNo: string, how?: Telling): Promise<boolean>;
  tellRefund(outRefundNo: string, how?: Telling): Promise<boolean>;
  /** Where to tell, for a company that learns it in its console. */
  registerWebhook(url: string): void;
  stop(): Promise<void>;
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of request) if (part instanceof Uint8Array) parts.push(part);
  return Buffer.concat(parts);
}

const NONSENSE: CompanyAnswer = { status: 200, body: '<html>maintenance</html>' };
const SPOILT: Partial<Record<Fault, CompanyAnswer>> = {
  'server-error': { status: 502, body: '{"code":"DOWN","error":{"type":"api_error"}}' },
  nonsense: NONSENSE,
  redirect: { status: 302, headers: { location: '/elsewhere' }, body: '' },
};

/** A server on this machine that answers by one function, with faults. */
export async function serveCompany(answer: (requests: CompanyRequest) => CompanyAnswer) {
  const events: string[] = [];
  const faults: { fault: Fault; word: string }[] = [];
  const takeFault = (text: string) => {
    const place = faults.findIndex(({ word }) => text.includes(word));
    return place === -1 ? undefined : faults.splice(place, 1)[0]?.fault;
  };
  const server = createServer((request, response) => {
    void readAll(request).then((body) => {
      const url = new URL(request.url ?? '/', 'http://company');
      const method = request.method ?? 'GET';
      events.push(`${method} ${url.pathname}`);
      const fault = takeFault(`${url.pathname} ${body.toString()}`);
      if (fault === 'silent') return;
      const spoilt = fault === undefined ? undefined : SPOILT[fault];
      const message = spoilt ?? answer({ method, url, headers: request.headers, body });
      if (fault === 'lost') return;
      const sentText = fault === 'forged' ? String(message.body).replace('{', '{"forged":1,') : message.body;
      response.writeHead(message.status, message.headers).end(sentText);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    heard: events,
    fail: (fault: Fault, word = '') => void faults.push({ fault, word }),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** What a company sends to a shop, and what it hears. */
export async function post(url: string, headers: Record<string, string>, body: string) {
  const answer = await fetch(url, { method: 'POST', headers, body });
  return { status: answer.status, body: await answer.text() };
}
