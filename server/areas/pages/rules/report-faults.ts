/** What of a published page shoppers do not see, named in the log once a version. */
import type { Areas, World } from '#server/kernel/area.ts';
import type { PageReaderOptions } from './pages.ts';

export function reportFaults(log: World['log'], logs: Areas['logs']): PageReaderOptions['onFaults'] {
  return (shop, { id, hash }, faults) => {
    for (const fault of faults) {
      const detail = {
        page: id,
        pointer: fault.pointer,
        rule: fault.rule,
        node_id: fault.nodeId,
        node_kind: fault.kind,
      };
      const { appId } = shop;
      const row = { appId, level: 'warn', kind: 'config', message: fault.message.en, detail } as const;
      if (logs.once(`${hash} ${fault.pointer} ${fault.rule}`, row))
        log.warn({ shop: appId, ...detail }, fault.message.en);
    }
  };
}
