/** What of a published page shoppers do not see, named in the log once a version. */
import type { Areas, World } from '#server/kernel/area.ts';
import type { PageReaderOptions } from './pages.ts';

export function reportFaults(log: World['log'], logs: Areas['logs']): PageReaderOptions['onFaults'] {
  return (shop, pageId, faults) => {
    for (const fault of faults) {
      const detail = {
        page: pageId,
        pointer: fault.pointer,
        rule: fault.rule,
        node_id: fault.nodeId,
        node_kind: fault.kind,
      };
      log.warn({ shop: shop.appId, ...detail }, fault.message.en);
      logs.add([{ appId: shop.appId, level: 'warn', kind: 'config', message: fault.message.en, detail }]);
    }
  };
}
