/** The tick under the login: never set by us, remembered for 30 days on this device (D63, M180). */
import { useState, useSyncExternalStore } from 'react';
import { systemClock } from '#platform/clock.ts';
import { localStore, type KeyValueStore } from '#platform/storage.ts';
import { AGREEMENT_VERSION } from '#schemas/auth/agreements.ts';
import { DAY_MS } from '#schemas/time.ts';

const KEY = 'login_agreement';
const LIFE_MS = 30 * DAY_MS;

/** A tick counts for the texts it was given to, and not for ever. */
function recallAgreement(kept: KeyValueStore, now: number): boolean {
  const [version = '', at = ''] = (kept.get(KEY) ?? '').split(' ');
  const age = now - Number(at);
  return version === AGREEMENT_VERSION && at !== '' && age >= 0 && age < LIFE_MS;
}

export function rememberAgreement(kept: KeyValueStore, agreed: boolean, now: number): void {
  if (agreed) kept.set(KEY, `${AGREEMENT_VERSION} ${now}`);
  else kept.remove(KEY);
}

const never = () => () => undefined;
const kept = () => recallAgreement(localStore, systemClock.now());
const unknown = () => false;

/** What the device remembers is read after the first paint, for the server knows no device. */
export function useAgreement(): readonly [boolean, (agreed: boolean) => void] {
  const remembered = useSyncExternalStore(never, kept, unknown);
  const [chosen, setChosen] = useState<boolean>();
  const change = (next: boolean) => {
    setChosen(next);
    rememberAgreement(localStore, next, systemClock.now());
  };
  return [chosen ?? remembered, change];
}
