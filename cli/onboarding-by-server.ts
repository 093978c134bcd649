/** `create` and `invite` by calls of the console. */
import { consolePeopleInvite, consoleShopsCreate, RefusedRequestSchema } from '#schemas/api/console/shops.ts';
import { readRefusal, type ContractCaller } from './call-contract.ts';
import { ShopError } from './shop-backend.ts';
import type { OnboardingBackend } from './onboarding-backend.ts';

export function onboardingByServer({ attempt }: ContractCaller): Omit<OnboardingBackend, 'addressOf'> {
  return {
    async createShop(request) {
      const result = await attempt(consoleShopsCreate, request, ['bad-parameters']);
      if (result === undefined) throw new ShopError('The server opens no shops.');
      if (result.ok) return { ok: true, ...result.data };
      return { ok: false, ...readRefusal(RefusedRequestSchema, result.data) };
    },
    async invite(shop, person) {
      const result = await attempt(consolePeopleInvite, { ...person, shop }, ['bad-parameters']);
      if (result === undefined || result.ok) return result && { ok: true, ...result.data };
      return { ok: false, ...readRefusal(RefusedRequestSchema, result.data) };
    },
  };
}
