/** How shops and their people come to be: a new shop, its owner, and people invited by an address that works once (ADR-299). */
import type { Stores } from '#server/kernel/area.ts';
import { defineArea } from '#server/kernel/define-area.ts';
import { onboardingCalls } from './console/onboarding.ts';
import { shopCalls } from './console/shops.ts';
import { registerOpening } from './http/opening.ts';
import { createOnboardingStore, type OnboardingStore } from './store/onboarding.store.ts';
import { openingCode } from './tables/opening.ts';

declare module '#server/kernel/area.ts' {
  interface Stores {
    onboarding: OnboardingStore;
  }
}

/** A new code that opens the first shop in the browser; undefined where there is a shop (ADR-735). */
export function renewOpeningCode({ onboarding }: Pick<Stores, 'onboarding'>): Promise<string | undefined> {
  return onboarding.renewCode();
}

export const area = defineArea({
  name: 'onboarding',
  tables: { openingCode },
  stores: (db, clock) => ({ onboarding: createOnboardingStore(db, clock) }),
  consoleCalls: [...onboardingCalls, ...shopCalls],
  routes: registerOpening,
});
