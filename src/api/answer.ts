/** Reads an envelope into an answer; nothing here throws (D3). */
import { CODES, codeKeyOf, type CodeKey } from '#schemas/api/codes.ts';
import type { Envelope } from '#schemas/api/envelope.ts';
import type { Locale } from '#schemas/locale.ts';
import { networkFailure, type WireAnswer } from './wire-answer.ts';

function isEnvelope(value: unknown): value is Envelope {
  return typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'number';
}

/** `codeKeys` are the codes of the call: a number that stands for two situations is read as the call's own. */
export function readEnvelope(body: unknown, locale: Locale, codeKeys: readonly CodeKey[] = []): WireAnswer {
  if (!isEnvelope(body)) return networkFailure(locale);
  if (body.code === 0) return { ok: true, data: body.data };
  const codeKey = codeKeyOf(body.code, codeKeys);
  const requestId = typeof body.req_id === 'string' ? { requestId: body.req_id } : {};
  const words = typeof body.msg === 'string' ? body.msg.trim() : '';
  // A refusal without words would be shown as nothing at all.
  const message =
    words === ''
      ? { msg: CODES[codeKey ?? 'server-error'][locale], isWordless: true as const }
      : { msg: words };
  const detail = body.data === null || body.data === undefined ? {} : { detail: body.data };
  return { ok: false, code: codeKey ?? 'unknown', ...message, ...requestId, ...detail };
}
