/** How shops and their people come to be: a new shop, its owner, and people invited by an address that works once (ADR-299). */
import { defineArea } from '#server/kernel/define-area.ts';
import { shopCalls } from './console/shops.ts';
import { createOnboardingStore, type OnboardingStore } from './store/onboarding.store.ts';

declare module '#server/kernel/area.ts' {
  interface Stores {
    onboarding: OnboardingStore;
  }
}

export const area = defineArea({
  name: 'onboarding',
  stores: (db, clock) => ({ onboarding: createOnboardingStore(db, clock) }),
  consoleCalls: shopCalls,
});
