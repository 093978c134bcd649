/** A call's outcome before its data has a type, and the one outcome no server sends. */
import type { CodeKey } from '#schemas/api/codes.ts';
import type { Locale } from '#schemas/locale.ts';

export type WireAnswer =
  | { ok: true; data: unknown }
  | { ok: false; code: CodeKey | 'network' | 'unknown'; msg: string; requestId?: string; detail?: unknown };

/** M287. */
const NETWORK_TEXT = { cn: '网络异常，请稍后再试', en: 'Network error. Please try again later.' } as const;

export function networkFailure(locale: Locale): Extract<WireAnswer, { ok: false }> {
  return { ok: false, code: 'network', msg: NETWORK_TEXT[locale] };
}
