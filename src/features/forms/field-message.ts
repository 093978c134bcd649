/** The message under a form field: an error of our own by key, or the server's text. */
import type { Locale } from '#schemas/locale.ts';
import type { LoginError } from '#schemas/auth/login-checks.ts';
import type { PasswordError } from '#schemas/auth/password.ts';
import { fieldMessages } from './field-messages.ts';

export type FieldMessage = { key: LoginError | PasswordError } | { text: string };

export function sayIn(locale: Locale): (message: FieldMessage | undefined) => string {
  return (message) =>
    message === undefined ? '' : 'key' in message ? fieldMessages.in(locale)(message.key) : message.text;
}
