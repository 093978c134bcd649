/** What the companies' calls share: a deadline, a largest answer, no redirects, and a failure without the request in it. */
import { callOut } from '#server/kernel/outgoing/fetch.ts';
import type { IdentifyResult } from '../../ports/identity-providers.ts';

const DEADLINE_MS = 5_000;
const ANSWER_BYTES = 64 * 1024;

/** A call that brought no answer worth reading. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

type Fields = Readonly<Record<string, unknown>>;

async function readCapped(answer: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.byteLength;
    if (size > ANSWER_BYTES) throw new NoAnswer('answer-too-large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** The JSON of a text, or that of `callback( {...} );`, which QQ still answers some faults with. */
function parse(text: string): Fields {
  const [, inner] = /^\s*callback\(\s*(\{[\s\S]*\})\s*\)\s*;?\s*$/.exec(text) ?? [];
  const value: unknown = JSON.parse(inner ?? text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new NoAnswer('no-object');
  return { ...value };
}

/** How a company is reached. */
export interface Reach {
  /** Root of its calls, where it is not the usual one. */
  endpoint?: string | undefined;
  deadlineMs?: number;
}

/** How it is reached where nothing else is said: at its usual root. */
export function reachOf(
  usual: string,
  { endpoint = usual, deadlineMs = DEADLINE_MS }: Reach,
): { endpoint: string; deadlineMs: number } {
  return { endpoint, deadlineMs };
}

/** @throws NoAnswer and nothing else; its message holds neither address nor secret. */
export async function getJson(
  { endpoint, deadlineMs }: ReturnType<typeof reachOf>,
  path: string,
  query: Record<string, string>,
): Promise<Fields> {
  try {
    const url = `${endpoint}${path}?${new URLSearchParams(query).toString()}`;
    const signal = AbortSignal.timeout(deadlineMs);
    const answer = await callOut(url, { redirect: 'error', signal, headers: { accept: 'application/json' } });
    return parse(await readCapped(answer));
  } catch (error) {
    if (error instanceof NoAnswer) throw error;
    throw new NoAnswer(error instanceof Error ? error.name : 'unreachable');
  }
}

/** A field that is a text, else the end of the exchange. */
export function textOf(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value !== 'string' || value === '' || value.length > 512) throw new NoAnswer(`no-${name}`);
  return value;
}

/** The company's code for a fault; undefined where it says there is none. */
export function faultOf(fields: Fields, name: string): string | undefined {
  const value = fields[name];
  if (value === undefined || value === 0 || value === '0') return undefined;
  return typeof value === 'number' || typeof value === 'string' ? String(value) : 'unknown';
}

/** Short words alone go into a log. */
export function refuseIdentity(
  reason: string,
  code: 'scan-failed' | 'not-a-member' = 'scan-failed',
): IdentifyResult {
  return { ok: false, code, reason: /^[\w.-]{1,60}$/.test(reason) ? reason : 'unknown' };
}

/** Runs an exchange; what brings no answer is a failure like any other. */
export async function exchange(run: () => Promise<IdentifyResult>): Promise<IdentifyResult> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof NoAnswer) return refuseIdentity(error.message);
    throw error;
  }
}
