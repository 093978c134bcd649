/** The way somebody logged in by last, in this shop and on this device: marked the next time, and never chosen (D118). */
import { useSyncExternalStore } from 'react';
import { localStore, type KeyValueStore } from '#platform/storage.ts';
import { SCAN_COMPANIES } from '#schemas/auth/identity-companies.ts';
import { LOGIN_CHOICES, type LoginChoice, type LoginTabsState } from './login-tabs.machine.ts';

const keyOf = (appId: string) => `lt-login-way:${appId}`;

/** Binding a phone ends a scan, registering ends a press of a merchant. */
function wayOf({ tab, provider }: LoginTabsState): LoginChoice | undefined {
  if (tab === 'wechat' || tab === 'phone')
    return provider === 'local' ? 'wechat' : SCAN_COMPANIES[provider].choice;
  return tab === 'autoRegister' ? 'quick' : LOGIN_CHOICES.find((choice) => choice === tab);
}

export function recallWay(storage: KeyValueStore, appId: string): LoginChoice | undefined {
  const text = storage.get(keyOf(appId));
  return LOGIN_CHOICES.find((choice) => choice === text);
}

export function rememberWay(appId: string, tabs: LoginTabsState, storage: KeyValueStore = localStore): void {
  const way = wayOf(tabs);
  if (way !== undefined) storage.set(keyOf(appId), way);
}

const never = () => () => undefined;

/** Known in the first paint of a box that opens; a page drawn by the server learns it right after. */
export function useLastWay(appId: string): LoginChoice | undefined {
  return useSyncExternalStore(
    never,
    () => recallWay(localStore, appId),
    () => undefined,
  );
}
