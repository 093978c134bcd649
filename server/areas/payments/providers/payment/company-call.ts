/** A call to a payment company: a deadline, a largest answer, no redirects, and a failure that tells nothing of what was sent. */
import { callOut } from '#server/kernel/outgoing/fetch.ts';
import { SECOND_MS } from '#schemas/time.ts';
import { NO_SUCH_REFUND, PaymentRefused, PaymentUnknown } from '../payment-provider.ts';

/** Calls stand in the way of somebody who wants to pay. */
const DEADLINE_MS = 8 * SECOND_MS;
const ANSWER_BYTES = 512 * 1024;
/** A bill of a day may be long. */
export const BILL_BYTES = 32 * 1024 * 1024;

/** How a company is reached. */
export interface Company {
  /** As PAYMENT_PROVIDERS names it. */
  name: string;
  /** Root of its calls. */
  endpoint: string;
  deadlineMs: number;
}

export interface CompanyAnswer {
  status: number;
  headers: Headers;
  bytes: Buffer;
}

/** Companies repeat what they were sent in their sentences, never in their codes. */
const codeOf = (reason: string) => (/^[\w.:-]{1,80}$/.test(reason) ? reason : 'unknown reason');

export function unknown(name: string, reason: string): PaymentUnknown {
  return new PaymentUnknown(`${name}: ${codeOf(reason)}`);
}

export function refuse(name: string, reason: string): PaymentRefused {
  return new PaymentRefused(name, codeOf(reason));
}

/** The company never took in a refund of this number. */
export const unknownRefund = (name: string): PaymentRefused => refuse(name, NO_SUCH_REFUND);

/** Whether a company would not, for one of these reasons. */
export function isRefusal(error: unknown, ...reasons: readonly string[]): boolean {
  return error instanceof PaymentRefused && reasons.includes(error.reason);
}

/** A company at its usual root and with the usual deadline, where nothing else is said. */
export function companyOf(
  name: string,
  usual: string,
  options: { endpoint?: string | undefined; deadlineMs?: number | undefined },
): Company {
  return { name, endpoint: options.endpoint ?? usual, deadlineMs: options.deadlineMs ?? DEADLINE_MS };
}

async function readCapped(name: string, answer: Response, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.byteLength;
    if (size > maxBytes) throw unknown(name, 'answer-too-large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** @throws PaymentUnknown alone: an answer that says nothing of the payment is none. */
export async function callCompany(
  { name, deadlineMs }: Company,
  url: string,
  request: { method: string; headers: Record<string, string>; body?: string },
  maxBytes = ANSWER_BYTES,
): Promise<CompanyAnswer> {
  try {
    const signal = AbortSignal.timeout(deadlineMs);
    const answer = await callOut(url, { ...request, redirect: 'manual', signal });
    const { status, headers } = answer;
    if ((status >= 300 && status < 400) || status === 429 || status >= 500) {
      await answer.body?.cancel();
      throw unknown(name, `status-${status}`);
    }
    return { status, headers, bytes: await readCapped(name, answer, maxBytes) };
  } catch (error) {
    if (error instanceof PaymentUnknown) throw error;
    throw unknown(name, error instanceof Error ? error.name : 'unreachable');
  }
}
