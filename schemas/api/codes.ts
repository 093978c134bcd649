/**
 * The code catalogue as data: every code of the specification (section 4, 8; D4) and our own from 40000 on.
 * `behaviour` says what a client does with it; `field` names the form field its text stands under.
 */
import { ENTRY_CODES } from './codes-entry.ts';
import { ANY_CALL_CODES } from './codes-general.ts';
import { LOGIN_CODES } from './codes-login.ts';
import { SPECIFIED_CODES } from './codes-specified.ts';

export const CODES = {
  ...SPECIFIED_CODES,
  ...LOGIN_CODES,
  ...ENTRY_CODES,
  ...ANY_CALL_CODES,
} as const;

export type CodeKey = keyof typeof CODES;

const KEYS_BY_CODE = new Map<number, CodeKey>();
for (const key of Object.keys(CODES)) {
  if (isCodeKey(key) && !KEYS_BY_CODE.has(CODES[key].code)) KEYS_BY_CODE.set(CODES[key].code, key);
}

export function isCodeKey(value: string): value is CodeKey {
  return Object.hasOwn(CODES, value);
}

/**
 * The key of a wire number, or undefined for an unknown number. One number may mean two situations
 * (two calls of the specification answer 1), so the codes a call declares are tried first.
 */
export function codeKeyOf(code: number, own: readonly CodeKey[] = []): CodeKey | undefined {
  return own.find((key) => CODES[key].code === code) ?? KEYS_BY_CODE.get(code);
}
