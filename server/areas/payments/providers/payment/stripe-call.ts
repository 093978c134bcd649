/** Calls of Stripe's HTTP API: form bodies, idempotency keys, lists page by page. */
import { PaymentUnknown } from '../payment-provider.ts';
import { listOf, objectOf, optionalText, readFields, textOf, type Fields } from './answer-fields.ts';
import { callCompany, refuse, unknown, type Company } from './company-call.ts';
import type { StripeOptions } from './stripe-options.ts';

/** Answers keep the shape of this version, whatever the account's own is. */
const VERSION = '2024-06-20';
const PAGE = 100;
/** Ten thousand of a list. */
const MAX_PAGES = 100;
/** Not let in, or told to wait: that says nothing of the payment. */
const PASSING: readonly number[] = [401, 403, 409];

type Values = Readonly<Record<string, string>>;

export interface StripeCalls {
  get(path: string, query?: Values): Promise<Fields>;
  /** @param idempotencyKey the same call with the same key is done once */
  post(path: string, form: Values, idempotencyKey?: string): Promise<Fields>;
  /** Every item of a list, the youngest first, while somebody takes more. */
  list(path: string, query: Values): AsyncGenerator<Fields>;
}

/** All throw PaymentUnknown or PaymentRefused. */
export function stripeCalls(company: Company, { secretKey }: StripeOptions): StripeCalls {
  const { name, endpoint } = company;

  async function send(method: string, path: string, more: { body?: string; key?: string }): Promise<Fields> {
    const { status, bytes } = await callCompany(company, `${endpoint}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${secretKey}`,
        'stripe-version': VERSION,
        'content-type': 'application/x-www-form-urlencoded',
        ...(more.key === undefined ? {} : { 'idempotency-key': more.key }),
      },
      ...(more.body === undefined ? {} : { body: more.body }),
    });
    const fields = readFields(bytes.toString('utf8'));
    if (status < 300) return fields;
    const error = objectOf(fields['error'], 'error');
    const code = optionalText(error, 'code') ?? textOf(error, 'type');
    throw PASSING.includes(status) ? unknown(name, code) : refuse(name, code);
  }

  const get = (path: string, query: Values = {}) =>
    send('GET', `${path}?${new URLSearchParams(query).toString()}`, {});

  return {
    get,
    post: (path, form, key) =>
      send('POST', path, {
        body: new URLSearchParams(form).toString(),
        ...(key === undefined ? {} : { key }),
      }),
    async *list(path, query) {
      let after: Values = {};
      for (let count = 0; count < MAX_PAGES; count += 1) {
        // Each page begins where the last one ended.
        const page = await get(path, { ...query, limit: String(PAGE), ...after });
        const items = listOf(page, 'data');
        yield* items;
        const last = items.at(-1);
        if (page['has_more'] !== true || last === undefined) return;
        after = { starting_after: textOf(last, 'id') };
      }
      throw new PaymentUnknown(`${name}: list-too-long`);
    },
  };
}
