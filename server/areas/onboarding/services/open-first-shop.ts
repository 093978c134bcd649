/** Opens the first shop of an installation with what its owner filled in, once, by the code of the start (ADR-735). */
import {
  OPENING_FIELDS,
  type deskOpeningCreate,
  type OpeningFault,
  type OpeningField,
} from '#schemas/api/onboarding/opening.ts';
import type { InputOf } from '#schemas/api/define-endpoint.ts';
import { phoneKey, readPhone } from '#schemas/auth/phone.ts';
import type { Text } from '#schemas/page/text.ts';
import { refusePassword } from '#server/areas/identity/area.ts';
import { SHOP_TAG } from '#server/areas/shop/area.ts';
import type { Deps } from '#server/kernel/area.ts';
import type { NewShop } from '../store/onboarding.store.ts';
import { firstLook } from '../rules/first-look.ts';
import { newShopOf, takenFault } from '../rules/open-shop.ts';
import { validateShopRequest, type RequestFault } from '../rules/validate-shop-request.ts';

type Opening = InputOf<typeof deskOpeningCreate>;

export type FirstShopOpened =
  | { ok: true; appId: string; userId: string }
  | { ok: false; reason: 'spent' }
  | { ok: false; reason: 'faults'; faults: OpeningFault[] };

/** One name is the shop's in both languages. */
function nameOf({ name_cn: cn, name_en: en }: Opening): Text {
  if (cn.trim() === '') return en;
  return en.trim() === '' ? cn : { cn, en };
}

const isOpeningField = (name: string): name is OpeningField => OPENING_FIELDS.some((one) => one === name);

const toFaults = (faults: readonly RequestFault[]): OpeningFault[] =>
  faults.flatMap(({ field, isTaken }) =>
    isOpeningField(field) ? [{ field, reason: isTaken === true ? 'taken' : 'invalid' }] : [],
  );

function passwordFaults(password: string): OpeningFault[] {
  const refusal = refusePassword({ password, re_password: password });
  if (refusal === undefined) return [];
  return [{ field: 'password', reason: refusal === 'password-common' ? 'common' : 'invalid' }];
}

/** Who had the code the terminal printed runs the installation (ADR-790). */
const firstOf = (shop: NewShop): NewShop => ({
  ...shop,
  owner: { ...shop.owner, roles: [...shop.owner.roles, 'operator'] },
});

/** Everything is judged before the code is taken, so that a fault costs nothing. */
export async function openFirstShop(
  { stores, bus, identity }: Pick<Deps, 'stores' | 'bus' | 'identity'>,
  input: Opening,
): Promise<FirstShopOpened> {
  const { code, label, host, kind, password, area_code: area, phone: typedPhone } = input;
  if (!(await stores.onboarding.isOpenBy(code))) return { ok: false, reason: 'spent' };
  const phone = readPhone(area, typedPhone);
  const owner = phone === undefined ? '' : phoneKey(phone);
  const read = validateShopRequest({ label, name: nameOf(input), owner, host, kind });
  const look = firstLook(input.look);
  const faults = [
    ...(read.ok ? [] : toFaults(read.faults)),
    ...passwordFaults(password),
    ...(look === undefined ? [{ field: 'look', reason: 'invalid' } as const] : []),
  ];
  if (!read.ok || faults.length > 0) return { ok: false, reason: 'faults', faults };
  const passwordHash = await identity.passwords.hash(password);
  const result = await stores.onboarding.openFirst(firstOf(newShopOf(read.shop, look)), {
    code,
    passwordHash,
  });
  if (result.ok) {
    const { appId } = read.shop;
    await bus.publish('purge', { appId, tags: [SHOP_TAG] });
    return { ok: true, appId, userId: result.userId };
  }
  const { reason } = result;
  if (reason === 'spent') return { ok: false, reason };
  return { ok: false, reason: 'faults', faults: toFaults([takenFault(reason)]) };
}
