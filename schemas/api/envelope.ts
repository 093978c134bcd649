/** The envelope every answer of the shop server has (spec 7, M200, D3), and what a caller sees of it. */
import type { CodeKey } from './codes.ts';

export interface Envelope<Data = unknown> {
  code: number;
  data: Data | null;
  msg: string;
  req_id: string;
}

/** A call's outcome is a value, never a throw: `code` is a declared code's key, `network` or `unknown`. */
export type Answer<Data, Codes extends CodeKey = CodeKey> =
  | { ok: true; data: Data }
  | {
      ok: false;
      code: Codes | 'network' | 'unknown';
      /** What to tell the person; never blank. */
      msg: string;
      /** The server said nothing of its own: `msg` is the general text of the code. */
      isWordless?: true;
      requestId?: string;
      /** What the refusal says besides its code, where its contract says that it does. */
      detail?: unknown;
    };

/** What the server itself said of a refusal; empty where it said nothing, so that a screen may have better words (M271, M283). */
export function ownWordsOf({ msg, isWordless }: { msg: string; isWordless?: true }): string {
  return isWordless === true ? '' : msg;
}
