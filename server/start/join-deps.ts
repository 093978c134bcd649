/** Builds the shop's rules on the given ports. */
import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { openCaptchaPainter } from '#server/areas/identity/providers/captcha/painter.ts';
import { outboxSenders } from '#server/areas/messaging/providers/mailbox-provider.ts';
import { openPictureMaker } from '#server/areas/uploads/images/maker.ts';
import type { AppDeps } from './app.ts';
import type { AppConfig } from './app-config.ts';
import { makeAdminCodes } from '#server/areas/identity/rules/admin-codes.ts';
import { makeBootReader } from '#server/areas/pages/rules/boot.ts';
import { makeComponentLists } from '#server/areas/pages/rules/component-lists.ts';
import type { Deps } from './deps.ts';
import { makeIdentity } from '#server/areas/identity/identity.ts';
import { makeFrontLog, type FrontLog } from '#server/areas/logs/front-log.ts';
import { makeImageKeeper } from '#server/areas/uploads/images/image-service.ts';
import { makePageReader, type PageReaderOptions } from '#server/areas/pages/rules/pages.ts';
import {
  DEAF_BUS,
  previewClock,
  previewShop,
  previewStores,
  showsZone,
  type Previews,
} from '#server/areas/pages/rules/preview.ts';
import { withServedScans } from '#server/areas/identity/rules/served-providers.ts';
import { makePreviewTokens } from '#server/areas/pages/rules/preview-token.ts';
import { systemClock } from '#server/kernel/clock.ts';
import { makeShopDirectory } from '#server/areas/shop/shop-directory.ts';
import { makeSignatures } from '#server/areas/uploads/rules/signatures.ts';
import { makeUploads, type Uploads } from '#server/areas/uploads/rules/uploads.ts';
import { makeZoneKeeper } from '#server/areas/zones/rules/zone-access.ts';

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

/** The rules that read documents; a preview has its own, over what it shows in place of the live ones. */
function joinReaders(world: PageReaderOptions): Pick<Deps, 'boots' | 'pages' | 'components'> {
  return {
    boots: makeBootReader(world),
    pages: makePageReader(world),
    components: makeComponentLists(world),
  };
}

function joinPreviews(keys: Pick<AppDeps, 'previewKey' | 'signingKey'>, depsOf: () => Deps): Previews {
  const tokens = makePreviewTokens({ key: keys.previewKey, clock: { now: () => depsOf().clock.now() } });
  return {
    tokens,
    open(token, shop) {
      const reading = tokens.read(token, shop.appId);
      if (!reading.ok) return reading;
      const { grant } = reading;
      const deps = depsOf();
      const clock = previewClock(deps.clock, grant);
      const stores = previewStores(deps.stores, grant, clock);
      const { catalogue, limits } = deps;
      const lets = showsZone(grant);
      const zones = makeZoneKeeper({ stores, catalogue, clock, limits, key: keys.signingKey, lets });
      // Faults of a draft are told when it is saved; shoppers see none of them.
      const readers = joinReaders({ stores, catalogue, clock, bus: DEAF_BUS, onFaults: () => undefined });
      const seen: Deps = { ...deps, ...readers, zones, stores, clock, bus: DEAF_BUS };
      return { ok: true, preview: { token, grant, shop: previewShop(shop, grant), deps: seen } };
    },
  };
}

function joinUploads({
  stores,
  signingKey,
  ...world
}: Pick<Deps, 'stores' | 'images' | 'files' | 'limits' | 'clock'> & { signingKey: string }): Uploads {
  const key = createHmac('sha256', signingKey).update('uploads').digest('base64url');
  const signatures = makeSignatures({ key, clock: world.clock });
  return makeUploads({ ...world, uploads: stores.uploads, signatures, key });
}

export function joinDeps(config: AppConfig, given: AppDeps, log: FastifyBaseLogger): Deps {
  const { stores, bus, limits, files, catalogue, clock = systemClock } = given;
  const { defaultShop, rootDomains } = config;
  const scanProviders = given.scans ?? { companies: {}, hasLocal: config.demoPages };
  const frontLog = makeFrontLog(stores.logs, (error) =>
    log.error({ err: error }, 'fault reports could not be stored'),
  );
  const images = makeImageKeeper({ images: stores.images, files, pictures: openPictureMaker() });
  const deps: Deps = {
    stores,
    bus,
    limits,
    clock,
    catalogue,
    frontLog,
    files,
    images,
    uploads: joinUploads({ stores, images, files, limits, clock, signingKey: given.signingKey }),
    adminUrl: config.adminUrl,
    shops: makeShopDirectory({
      shops: stores.shops,
      bus,
      clock,
      defaultShop,
      rootDomains,
      serve: (row) => withServedScans(row, scanProviders),
    }),
    ...joinReaders({ stores, catalogue, bus, clock, onFaults: faultTeller(log, frontLog) }),
    zones: makeZoneKeeper({ stores, catalogue, clock, limits, key: given.signingKey }),
    adminCodes: makeAdminCodes({ key: given.signingKey, clock, limits }),
    identity: makeIdentity({
      stores,
      clock,
      limits,
      painter: given.painter ?? openCaptchaPainter(),
      senders: given.senders ?? (config.demoPages ? outboxSenders(stores.outbox) : {}),
      scanProviders,
      captchaJudge: given.captchaJudge,
      onScanFailure: (provider, reason) => log.warn({ provider, reason }, 'a scan identified nobody'),
      ...(given.passwords === undefined ? {} : { passwords: given.passwords }),
      signingKey: given.signingKey,
      demo: config.demoPages,
      onLost: (error) => log.error({ err: error }, 'a notice did not get through'),
    }),
    previews: joinPreviews(given, () => deps),
  };
  return deps;
}
