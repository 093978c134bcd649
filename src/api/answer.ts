/** Reads an envelope into an answer; nothing here throws (D3). */
import { codeKeyOf, type CodeKey } from '#schemas/api/codes.ts';
import type { Envelope } from '#schemas/api/envelope.ts';
import type { Locale } from '#schemas/locale.ts';

/** M287. */
const NETWORK_TEXT = { cn: '网络异常，请稍后再试', en: 'Network error. Please try again later.' } as const;

export type WireAnswer =
  | { ok: true; data: unknown }
  | { ok: false; code: CodeKey | 'network' | 'unknown'; msg: string; requestId?: string };

function isEnvelope(value: unknown): value is Envelope {
  return typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'number';
}

export function networkFailure(locale: Locale): WireAnswer {
  return { ok: false, code: 'network', msg: NETWORK_TEXT[locale] };
}

export function readEnvelope(body: unknown, locale: Locale): WireAnswer {
  if (!isEnvelope(body)) return networkFailure(locale);
  if (body.code === 0) return { ok: true, data: body.data };
  const known = codeKeyOf(body.code);
  const requestId = typeof body.req_id === 'string' ? { requestId: body.req_id } : {};
  const msg = typeof body.msg === 'string' ? body.msg : '';
  return { ok: false, code: known ?? 'unknown', msg, ...requestId };
}
