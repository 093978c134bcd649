/** Reads and saves the settings of a shop: fields that are named change, each judged by its schema. */
import type { ItemFault } from '#schemas/api/console/save.ts';
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
import { contentHash } from '#server/kernel/db/canonical-json.ts';
import { loginFaults, type LoginOffers } from '../rules/login-faults.ts';
import { changeShop, type ShopWorld } from './change-shop.ts';

const validate = makeDocumentAjv().compile<ShopSettings>(ShopSettingsSchema);

export const versionOf = (settings: ShopSettings): string => contentHash(settings);

/** The settings with these fields in them; null stands for the empty value. */
function merge(settings: ShopSettings, change: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const fields = Object.fromEntries(
    Object.entries(change).map(([name, value]): [string, unknown] => [
      name,
      value ?? Reflect.get(EMPTY_SETTINGS, name),
    ]),
  );
  return { ...settings, ...fields };
}

export type SettingsSaved =
  | { kind: 'saved'; before: ShopSettings; after: ShopSettings }
  | { kind: 'stale'; theirs: ShopSettings }
  | { kind: 'refused'; faults: ItemFault[] }
  | { kind: 'no-shop' };

/** Judges and writes over the record as it is then, so that two who save at once lose nothing. */
export async function saveSettings(
  world: ShopWorld,
  appId: string,
  {
    version,
    change,
    offers,
  }: { version?: string | undefined; change: Readonly<Record<string, unknown>>; offers: LoginOffers },
): Promise<SettingsSaved> {
  let result: SettingsSaved = { kind: 'no-shop' };
  const judge = (info: ShopInfo): ShopInfo => {
    const before = settingsOf(info);
    if (version !== undefined && version !== versionOf(before)) {
      result = { kind: 'stale', theirs: before };
      return info;
    }
    const after = merge(before, change);
    if (!validate(after)) {
      const faults = faultsOf(validate, after, ShopSettingsSchema);
      result = {
        kind: 'refused',
        faults: faults.map(({ pointer, rule, message, hint }) => ({ pointer, rule, message, hint })),
      };
      return info;
    }
    const faults = loginFaults(before, after, offers);
    if (faults.length > 0) {
      result = { kind: 'refused', faults };
      return info;
    }
    result = { kind: 'saved', before, after };
    // What the record leaves out means the usual: written out it says nothing new.
    return versionOf(before) === versionOf(after) ? info : withSettings(info, after);
  };
  await changeShop(world, appId, judge);
  return result;
}
