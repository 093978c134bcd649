/** The tick under the login: never set by us, remembered for 30 days on this device (D63, M180). */
import { useState, useSyncExternalStore } from 'react';
import { systemClock } from '#platform/clock.ts';
import { localStore, type KeyValueStore } from '#platform/storage.ts';
import { AGREEMENT_VERSION } from '#schemas/auth/agreements.ts';
import { DAY_MS } from '#schemas/time.ts';

const KEY = 'login_agreement';
const LIFE_MS = 30 * DAY_MS;

/** A tick counts for the texts it was given to, and not for ever. */
function recallAgreement(storage: KeyValueStore, now: number): boolean {
  const [version = '', at = ''] = (storage.get(KEY) ?? '').split(' ');
  const age = now - Number(at);
  return version === AGREEMENT_VERSION && at !== '' && age >= 0 && age < LIFE_MS;
}

export function rememberAgreement(storage: KeyValueStore, isAgreed: boolean, now: number): void {
  if (isAgreed) storage.set(KEY, `${AGREEMENT_VERSION} ${now}`);
  else storage.remove(KEY);
}

const never = () => () => undefined;
const readStored = () => recallAgreement(localStore, systemClock.now());
const readNothing = () => false;

/** What the device remembers is read after the first paint, for the server knows no device. */
export function useAgreement(): readonly [boolean, (isAgreed: boolean) => void] {
  const storedChoice = useSyncExternalStore(never, readStored, readNothing);
  const [choice, setChoice] = useState<boolean>();
  const change = (next: boolean) => {
    setChoice(next);
    rememberAgreement(localStore, next, systemClock.now());
  };
  return [choice ?? storedChoice, change];
}
