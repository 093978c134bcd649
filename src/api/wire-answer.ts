/** A call's outcome before its data has a type, and the one outcome no server sends. */
import type { CodeKey } from '#schemas/api/codes.ts';
import { sharedWords } from '#i18n/shared-words.ts';
import type { Locale } from '#schemas/locale.ts';

export type WireAnswer =
  | { ok: true; data: unknown }
  | {
      ok: false;
      code: CodeKey | 'network' | 'unknown';
      msg: string;
      isWordless?: true;
      requestId?: string;
      detail?: unknown;
    };

/** M287. */
export function networkFailure(locale: Locale): Extract<WireAnswer, { ok: false }> {
  return { ok: false, code: 'network', msg: sharedWords.in(locale)('offline') };
}
