/** Where codes sent by SMS and e-mail are kept: as hashes, by what they are bound to (requirement 17). */

export interface CodeBinding {
  appId: string;
  purpose: string;
  /** Phone key or e-mail address. */
  target: string;
  /** The flow it was asked for in, or a handle of the browser. */
  sessionId: string;
}

export interface CodeStore {
  /** The code sent last is the one that counts. */
  put(binding: CodeBinding, hmac: string, expiresAt: number): Promise<void>;
  /** Counts a try and answers what the right one hashes to; undefined where none is left. */
  countTry(binding: CodeBinding, max: number): Promise<string | undefined>;
  /** What a live one hashes to; looking is no try. */
  find(binding: CodeBinding): Promise<string | undefined>;
  /** Takes the code away; of many at once one gets it. */
  take(binding: CodeBinding, hmac: string): Promise<boolean>;
}
