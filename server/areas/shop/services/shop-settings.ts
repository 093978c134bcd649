/** Reads and saves the settings of a shop: fields that are named change, each judged by its schema. */
import { makeDocumentAjv } from '#schemas/ajv.ts';
import { faultsOf } from '#schemas/page/rule-words.ts';
import type { ShopInfo } from '#schemas/shop/shop-info.ts';
import {
  EMPTY_SETTINGS,
  settingsOf,
  ShopSettingsSchema,
  withSettings,
  type ShopSettings,
} from '#schemas/shop/shop-settings.ts';
import {
  decideSave,
  itemToWrite,
  toItemFaults,
  type ItemChange,
  type ItemSave,
  type ItemVerdict,
} from '#server/kernel/http/save-item.ts';
import { loginFaults, type LoginOffers } from '../rules/login-faults.ts';
import { changeShop, type ShopWorld } from './change-shop.ts';

const validate = makeDocumentAjv().compile<ShopSettings>(ShopSettingsSchema);

function judgeSettings(
  item: Record<string, unknown>,
  before: ShopSettings,
  offers: LoginOffers,
): ItemVerdict<ShopSettings> {
  if (!validate(item)) return { faults: toItemFaults(faultsOf(validate, item, ShopSettingsSchema)) };
  const faults = loginFaults(before, item, offers);
  return faults.length > 0 ? { faults } : { item };
}

export type SettingsSaved = ItemSave<ShopSettings> | { kind: 'no-shop' };

/** Judges and writes over the record as it is then, so that two who save at once lose nothing. */
export async function saveSettings(
  world: ShopWorld,
  appId: string,
  { offers, ...change }: ItemChange & { offers: LoginOffers },
): Promise<SettingsSaved> {
  let result: SettingsSaved = { kind: 'no-shop' };
  await changeShop(world, appId, (info: ShopInfo): ShopInfo => {
    const before = settingsOf(info);
    const judge = (item: Record<string, unknown>) => judgeSettings(item, before, offers);
    const outcome = decideSave(before, change, { empty: EMPTY_SETTINGS, judge });
    result = outcome;
    const after = itemToWrite(outcome);
    // What the record leaves out means the usual: written out it says nothing new.
    return after === undefined ? info : withSettings(info, after);
  });
  return result;
}
