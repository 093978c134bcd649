/** `create` and `invite` straight in the store, while no server runs. */
import { createShop, invitePerson, type OnboardingWorld } from '#server/areas/onboarding/rules/open-shop.ts';
import type { ShopRow } from '#server/areas/shop/area.ts';
import type { OnboardingBackend } from './onboarding-backend.ts';

export function onboardingInStore(
  world: OnboardingWorld,
  rowOf: (shop: string) => Promise<ShopRow | undefined>,
): Omit<OnboardingBackend, 'addressOf'> {
  return {
    async createShop(asked) {
      const created = await createShop(world, asked);
      if (!created.ok) return created;
      const { label, appId, host, invitation } = created;
      const { path, expiresAt } = invitation;
      return { ok: true, label, app_id: appId, host: host ?? '', path, expires_at: expiresAt };
    },
    async invite(shop, asked) {
      const row = await rowOf(shop);
      if (row === undefined) return undefined;
      const invited = await invitePerson(world, row.info.app_id, asked);
      if (!invited.ok) return invited;
      const { path, expiresAt } = invited.invitation;
      return { ok: true, label: row.label, path, expires_at: expiresAt };
    },
  };
}
