/** Opens a shop for somebody: what was asked is judged, written whole, and told to every node. */
import type { Deps } from '#server/kernel/area.ts';
import type { Invitation } from '#server/areas/identity/area.ts';
import { SHOP_TAG, type ShopTaken } from '#server/areas/shop/area.ts';
import {
  isInvitedRole,
  phoneFault,
  phoneOf,
  validateShopRequest,
  roleFault,
  type RequestFault,
  type ShopRequest,
  type ValidShop,
} from './validate-shop-request.ts';
import { shopInfoOf } from '#schemas/shop/new-shop.ts';
import type { NewShop } from '../store/onboarding.store.ts';
import type { FirstLook } from './first-look.ts';
import { startingDocuments } from './starting-documents.ts';

export type OnboardingWorld = Pick<Deps, 'bus'> & { stores: Pick<Deps['stores'], 'onboarding'> };

export type ShopCreated =
  | { ok: true; label: string; appId: string; host: string | undefined; invitation: Invitation }
  | { ok: false; faults: RequestFault[] };

/** What is written of a shop that may be opened. */
export function newShopOf({ label, appId, name, owner, host, kind }: ValidShop, look?: FirstLook): NewShop {
  return {
    label,
    info: shopInfoOf({ appId, name, kind }),
    hosts: [...new Set([`${label}.localhost`, ...(host === undefined ? [] : [host])])],
    documents: startingDocuments(name, look),
    owner: { phone: owner, roles: ['owner'] },
  };
}

/** A label or a host that another shop has, as the fault of its field. */
export function takenFault({ field, value, by }: ShopTaken): RequestFault {
  // A label beside one that differs by its hyphens alone would have the same app id.
  const what = field === 'label' && by !== value ? `"${value}" reads like "${by}", which` : `"${value}"`;
  return { field, isTaken: true, message: `${what} is taken by the shop ${by}. Choose another ${field}.` };
}

export async function createShop(
  { stores, bus }: OnboardingWorld,
  request: ShopRequest,
): Promise<ShopCreated> {
  const read = validateShopRequest(request);
  if (!read.ok) return read;
  const { label, appId, host } = read.shop;
  const result = await stores.onboarding.open(newShopOf(read.shop));
  if (!result.ok) return { ok: false, faults: [takenFault(result.reason)] };
  await bus.publish('purge', { appId, tags: [SHOP_TAG] });
  return { ok: true, label, appId, host, invitation: result.invitation };
}

type PersonInvited = { ok: true; invitation: Invitation } | { ok: false; faults: RequestFault[] };

/** Lets somebody into a shop by an address that works once; made where there is no account of the phone. */
export async function invitePerson(
  { stores }: OnboardingWorld,
  appId: string,
  request: { phone: string; role: string },
): Promise<PersonInvited> {
  const phone = phoneOf(request.phone);
  const role = isInvitedRole(request.role) ? request.role : undefined;
  if (phone !== undefined && role !== undefined)
    return { ok: true, invitation: await stores.onboarding.invite(appId, { phone, roles: [role] }) };
  const faults = [
    ...(phone === undefined ? [phoneFault('phone', request.phone)] : []),
    ...(role === undefined ? [roleFault(request.role)] : []),
  ];
  return { ok: false, faults };
}
