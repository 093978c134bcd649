/** What of a published page shoppers do not see, named in the log once a version. */
import type { Fault } from '#schemas/page/ready.ts';
import type { ShopContext } from '#server/areas/shop/area.ts';
import type { Areas, AppContext } from '#server/kernel/area.ts';
import type { ConfigVersion } from '../store/config-rows.ts';

export function reportFaults(log: Pick<AppContext['log'], 'warn'>, logs: Pick<Areas['logs'], 'once'>) {
  return (
    { appId }: Pick<ShopContext, 'appId'>,
    { id, hash }: Pick<ConfigVersion, 'id' | 'hash'>,
    faults: readonly Fault[],
  ): void => {
    for (const fault of faults) {
      const detail = {
        page: id,
        pointer: fault.pointer,
        rule: fault.rule,
        node_id: fault.nodeId,
        node_kind: fault.kind,
      };
      const row = { appId, level: 'warn', kind: 'config', message: fault.message.en, detail } as const;
      if (logs.once(`${hash} ${fault.pointer} ${fault.rule}`, row))
        log.warn({ shop: appId, ...detail }, fault.message.en);
    }
  };
}
