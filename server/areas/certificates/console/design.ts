/** How certificates look, for the shop's owner and managers: read, and saved by the version that was read (ADR-836). */
import {
  consoleCertificatesDesignGet,
  consoleCertificatesDesignSave,
} from '#schemas/api/console/certificates.ts';
import { handleConsole, okChanged, okUnchanged } from '#server/kernel/http/console-handler.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';
import { changedFields, itemVersion } from '#server/kernel/http/save-item.ts';
import { readTheme } from '../services/read-theme.ts';
import { saveDesign } from '../services/save-design.ts';

export const designCalls = [
  handleConsole(consoleCertificatesDesignGet, async ({ shop: { appId, row }, deps }) => {
    const [item, { primary, bg }] = await Promise.all([
      deps.stores.certificateDesigns.read(appId),
      readTheme(deps, appId),
    ]);
    const theme = { primary, ...(bg === undefined ? {} : { bg }) };
    return ok({ item, version: itemVersion(item), issuer: row.info.base.shop_name, theme });
  }),
  handleConsole(
    consoleCertificatesDesignSave,
    async ({ input: { version, item }, shop: { appId }, deps }) => {
      const result = await saveDesign(deps, appId, { version, change: item });
      if (result.kind === 'stale') return fail('state-conflict', { yours: item, theirs: result.theirs });
      if (result.kind === 'refused') return fail('bad-parameters', { faults: result.faults });
      const data = { id: appId, version: itemVersion(result.after), notes: [] };
      const change = changedFields(result.before, result.after);
      return change === undefined
        ? okUnchanged(data)
        : okChanged(data, { subject: 'certificate design', ...change });
    },
  ),
];
