/** What a form says under a field: a fault of its own by key, or the server's words. */
import type { Locale } from '#schemas/locale.ts';
import type { LoginFault } from '#schemas/auth/login-checks.ts';
import type { PasswordFault } from '#schemas/auth/password.ts';
import { fieldMessages } from './field-messages.ts';

export type FieldMessage = { key: LoginFault | PasswordFault } | { text: string };

export function sayIn(locale: Locale): (said: FieldMessage | undefined) => string {
  return (said) => (said === undefined ? '' : 'key' in said ? fieldMessages.in(locale)(said.key) : said.text);
}
