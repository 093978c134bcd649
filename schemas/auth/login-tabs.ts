/** The tabs of the login box by name, as every floor may read them: what each way says of itself, gathered (ADR-420). */
import { LOGIN_TABS, type LoginTabName } from './login-tabs.gen.ts';

export { LOGIN_TABS, type LoginTabName };

export function isLoginTab(name: string): name is LoginTabName {
  return Object.hasOwn(LOGIN_TABS, name);
}

/** In the order they stand in. */
export const LOGIN_TAB_NAMES: readonly LoginTabName[] = Object.keys(LOGIN_TABS).filter(isLoginTab);
