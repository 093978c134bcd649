/** Builds the shop's rules on the given ports. */
import type { FastifyBaseLogger } from 'fastify';
import type { AppDeps } from './app.ts';
import type { AppConfig } from './app-config.ts';
import { makeAdminCodes } from './domain/admin-codes.ts';
import { makeBootReader } from './domain/boot.ts';
import type { Deps } from './domain/deps.ts';
import { makeFrontLog, type FrontLog } from './domain/front-log.ts';
import { makePageReader, type PageReaderOptions } from './domain/pages.ts';
import type { Clock } from './domain/ports.ts';
import { makeShopDirectory } from './domain/shops.ts';

const SYSTEM_CLOCK: Clock = { now: () => Date.now() };

/** What of a published page shoppers do not see, named in the log once a version. */
function faultTeller(log: FastifyBaseLogger, frontLog: FrontLog): PageReaderOptions['onFaults'] {
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
      frontLog.add([{ appId: shop.appId, level: 'warn', kind: 'config', message: fault.message.en, detail }]);
    }
  };
}

export function joinDeps(config: AppConfig, given: AppDeps, log: FastifyBaseLogger): Deps {
  const { stores, bus, limits, catalogue, clock = SYSTEM_CLOCK } = given;
  const { defaultShop, rootDomains } = config;
  const frontLog = makeFrontLog(stores.logs, (error) =>
    log.error({ err: error }, 'fault reports could not be stored'),
  );
  return {
    stores,
    bus,
    limits,
    clock,
    catalogue,
    frontLog,
    adminUrl: config.adminUrl,
    shops: makeShopDirectory({ shops: stores.shops, bus, clock, defaultShop, rootDomains }),
    boots: makeBootReader({ stores, catalogue, bus, clock }),
    pages: makePageReader({ stores, catalogue, bus, clock, onFaults: faultTeller(log, frontLog) }),
    adminCodes: makeAdminCodes({ key: given.signingKey, clock, limits }),
  };
}
