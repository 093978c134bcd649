/** What `create` and `invite` ask, whichever way they reach the installation. */
import type { RequestFault, ShopRequest } from '#server/areas/onboarding/rules/validate-shop-request.ts';

export type { RequestFault };

/** A way in that works once. */
export interface NewInvitation {
  ok: true;
  label: string;
  /** Path and query below the shop's address. */
  path: string;
  /** Unix milliseconds. */
  expires_at: number;
}

interface Refused {
  ok: false;
  faults: RequestFault[];
}

export interface OnboardingBackend {
  createShop(asked: ShopRequest): Promise<(NewInvitation & { app_id: string; host: string }) | Refused>;
  /** Undefined for a shop nobody knows. */
  invite(shop: string, asked: { phone: string; role: string }): Promise<NewInvitation | Refused | undefined>;
  /** Where a shop answers, as its people write it; `host` is empty where it has none of its own. */
  addressOf(label: string, host: string): string;
}
