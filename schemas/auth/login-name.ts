/** What may stand in the phone-or-account field of a login (D53, M169). */
import { readPhone, type Phone } from './phone.ts';

const ACCOUNT = /^[A-Za-z][A-Za-z0-9_.@-]{3,49}$/;
const EMAIL =
  /^[^\s\p{C}@"'<>(),:;\\[\]]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/u;
const EMAIL_MAX = 254;

export type LoginName = { kind: 'phone'; phone: Phone } | { kind: 'account'; name: string };

/** Digits alone are a phone of that area; anything else is an account. Undefined for what is neither. */
export function readLoginName(area: string, input: string): LoginName | undefined {
  const text = input.trim();
  if (/^[+\d\s()\p{Pd}\p{Cf}]+$/u.test(text)) {
    const phone = readPhone(area, text);
    return phone === undefined ? undefined : { kind: 'phone', phone };
  }
  return ACCOUNT.test(text) ? { kind: 'account', name: text.toLowerCase() } : undefined;
}

/** An e-mail address in the form it is stored and counted in; undefined for what is none (M185). */
export function readEmail(input: string): string | undefined {
  const text = input.trim();
  return text.length <= EMAIL_MAX && EMAIL.test(text) ? text.toLowerCase() : undefined;
}
