/** Settings of a shop for its owner and managers: read, and saved by the version that was read. */
import { consoleShopGet, consoleShopSave } from '#schemas/api/console/shop.ts';
import { settingsOf } from '#schemas/shop/shop-settings.ts';
import type { Deps } from '#server/kernel/area.ts';
import { handleConsole, okChanged, okUnchanged } from '#server/kernel/http/console-handler.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';
import { changedFields, itemVersion } from '#server/kernel/http/save-item.ts';
import { shopRecord } from '../services/change-shop.ts';
import { saveSettings } from '../services/shop-settings.ts';

const LOCAL_SCANS = ['wx', 'qq', 'wework'] as const;

/** What the installation has for what a shop can turn on. */
function offersOf({ messaging, injections, config }: Deps) {
  const { scans = { companies: {}, hasLocal: config.demoPages }, captchaJudge } = injections;
  return {
    ...messaging.carriers(),
    // In a demo a phone stands in for all of them.
    scans: scans.hasLocal ? [...LOCAL_SCANS] : Object.keys(scans.companies),
    captcha_company: captchaJudge !== undefined,
    time_zone: 'UTC+8' as const,
  };
}

export const settingsCalls = [
  handleConsole(consoleShopGet, async ({ shop: { appId }, deps }) => {
    const info = await shopRecord(deps, appId);
    if (info === undefined) return fail('not-found');
    const item = settingsOf(info);
    return ok({ item, version: itemVersion(item), offers: offersOf(deps) });
  }),
  handleConsole(consoleShopSave, async ({ input: { version, item }, shop: { appId }, deps }) => {
    const result = await saveSettings(deps, appId, { version, change: item, offers: offersOf(deps) });
    if (result.kind === 'no-shop') return fail('not-found');
    if (result.kind === 'stale') return fail('state-conflict', { yours: item, theirs: result.theirs });
    if (result.kind === 'refused') return fail('bad-parameters', { faults: result.faults });
    const { before, after } = result;
    const data = { id: appId, version: itemVersion(after), notes: [] };
    const change = changedFields(before, after);
    return change === undefined
      ? okUnchanged(data)
      : okChanged(data, { subject: 'shop settings', ...change });
  }),
];
