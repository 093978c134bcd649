/** A JSON call to another company's server: a deadline, no redirects, and a failure that tells nothing of what was sent. */
import { callOut } from './fetch.ts';
import { isObject } from '#schemas/page/json.ts';

const DEADLINE_MS = 8_000;

/** A provider that did not take what was sent; `reason` is its own short code. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  constructor(provider: string, reason: string) {
    // Providers repeat what they were sent in their sentences, never in their codes.
    super(`${provider} refused: ${/^[\w.:-]{1,80}$/.test(reason) ? reason : 'unknown reason'}`);
  }
}

/** The JSON of the answer, whatever its status. */
export async function postJson(
  provider: string,
  url: string,
  request: { headers: Record<string, string>; body: string },
): Promise<{ status: number; body: Record<string, unknown> }> {
  try {
    const signal = AbortSignal.timeout(DEADLINE_MS);
    const answer = await callOut(url, { method: 'POST', ...request, redirect: 'error', signal });
    const body: unknown = await answer.json();
    return { status: answer.status, body: isObject(body) ? body : {} };
  } catch (error) {
    throw new ProviderError(provider, error instanceof Error ? error.name : 'unreachable');
  }
}
