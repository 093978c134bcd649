/** What a password is (M170-M173, D52): new ones obey the shop's rule, old ones pass by the wide one. */

const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 20;

/** What is wrong with a new password, in the order it is said (M171). */
export type PasswordError = 'empty' | 'min' | 'max' | 'format' | 'again' | 'mismatch';

const CLASSIC = /^[A-Za-z0-9]+$/;
/** M172. */
const TYPED = /^[A-Za-z0-9._@]{1,20}$/;

/** Undefined for a password that may be set. */
export function passwordError(password: string): Exclude<PasswordError, 'again' | 'mismatch'> | undefined {
  if (password === '') return 'empty';
  if (password.length < PASSWORD_MIN) return 'min';
  if (password.length > PASSWORD_MAX) return 'max';
  const isMixed = /[A-Za-z]/.test(password) && /\d/.test(password);
  return CLASSIC.test(password) && isMixed ? undefined : 'format';
}

/** Both entries together (M186). */
export function passwordsError(password: string, again: string): PasswordError | undefined {
  const error = passwordError(password);
  if (error !== undefined) return error;
  if (again === '') return 'again';
  return password === again ? undefined : 'mismatch';
}

/** Whether something typed into a login can be a password at all (M173, D52). */
export function isTypedPassword(password: string): boolean {
  return TYPED.test(password);
}
