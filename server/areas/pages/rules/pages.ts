/** A shop's published pages: the live version, its reading in one language, and the data its nodes ask for (D35). */
import { createCache } from '#server/kernel/cache/cache.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import type { Locale } from '#schemas/locale.ts';
import type { Catalogue } from '#schemas/page/catalogue.ts';
import { runPlan } from '#schemas/page/plan.ts';
import type { Fault, PageData, ReadyDocument } from '#schemas/page/ready.ts';
import { resolveDocument } from '#schemas/page/resolve-document.ts';
import { parseLenient, type ParsedDocument } from '#schemas/page/parse-document.ts';
import { secondsOf } from '#schemas/time.ts';
import { documentTag } from './boot.ts';
import type { Bus } from '#server/kernel/bus/bus.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { ConfigVersion } from '../store/config-rows.ts';
import type { ConfigStore } from '../store/configs.store.ts';
import type { ShopContext } from '#server/areas/shop/area.ts';

interface PageReading {
  page: ReadyDocument;
  data: PageData;
  /** Hash of the live version. */
  version: string;
  tags: string[];
}

export interface PageReader {
  read(request: {
    shop: ShopContext;
    pageId: string;
    locale: Locale;
    call: Caller;
  }): Promise<PageReading | undefined>;
  /** The document alone, without what its nodes ask for. */
  document(request: {
    shop: ShopContext;
    pageId: string;
    locale: Locale;
  }): Promise<ReadyDocument | undefined>;
  close(): void;
}

const SOUND_MAX = 500;
const READY_MAX = 2_000;
const LIVE_FRESH_MS = 30_000;

export interface PageReaderOptions {
  configs: Pick<ConfigStore, 'live'>;
  renderers: Catalogue;
  bus: Bus;
  clock: Clock;
  /** Told once for each live version with faults: what shoppers do not see. */
  onFaults: (shop: ShopContext, version: ConfigVersion, faults: readonly Fault[]) => void;
}

interface Live {
  version: ConfigVersion | undefined;
  at: number;
}

/** Live versions by shop and id; forgotten when the document is published anew. */
function makeLiveVersions({ configs, bus, clock }: PageReaderOptions) {
  const versions = createCache<Live>({ name: 'live-versions', maxEntries: SOUND_MAX });
  let epoch = 0;
  const stop = bus.subscribe('purge', ({ appId, tags }) => {
    epoch += 1;
    for (const [key] of versions.entries()) {
      const [owner, id = ''] = key.split('\n');
      if (owner === appId && tags.includes(documentTag('page', id))) versions.delete(key);
    }
  });
  const stopHearing = bus.onGap(() => {
    epoch += 1;
    versions.clear();
  });
  async function read(appId: string, pageId: string): Promise<ConfigVersion | undefined> {
    const key = `${appId}\n${pageId}`;
    const entry = versions.get(key);
    if (entry !== undefined && clock.now() - entry.at < LIVE_FRESH_MS) return entry.version;
    const startEpoch = epoch;
    const version = await configs.live(appId, 'page', pageId);
    if (startEpoch === epoch) versions.set(key, { version, at: clock.now() });
    return version;
  }
  return {
    read,
    stop: () => {
      stop();
      stopHearing();
    },
  };
}

export function makePageReader(options: PageReaderOptions): PageReader {
  const { renderers, clock, onFaults } = options;
  const live = makeLiveVersions(options);
  const sound = createCache<ParsedDocument>({ name: 'sound-documents', maxEntries: SOUND_MAX });
  const ready = createCache<ReadyDocument>({ name: 'ready-documents', maxEntries: READY_MAX });
  const lookup = (kind: string) => renderers.get(kind)?.definition;

  function soundOf(shop: ShopContext, version: ConfigVersion): ParsedDocument {
    const entry = sound.get(version.hash);
    if (entry !== undefined) return entry;
    const { document, faults } = parseLenient(version.body, renderers);
    if (faults.length > 0) onFaults(shop, version, faults);
    sound.set(version.hash, document);
    return document;
  }

  /** Kept until a dated condition changes what is drawn. */
  function readyOf(shop: ShopContext, version: ConfigVersion, locale: Locale): ReadyDocument {
    const key = `${shop.appId}\n${shop.row.revision}\n${version.hash}\n${locale}`;
    const now = secondsOf(clock.now());
    const page = ready.get(key);
    if (page !== undefined && (page.fresh_until === undefined || now < page.fresh_until)) return page;
    const facts = { locale, capabilities: shop.capabilities, now };
    const document = resolveDocument(soundOf(shop, version), lookup, facts);
    ready.set(key, document);
    return document;
  }

  return {
    async read({ shop, pageId, locale, call }) {
      const version = await live.read(shop.appId, pageId);
      if (version === undefined) return undefined;
      const page = readyOf(shop, version, locale);
      const context = { shopId: shop.appId, locale, capabilities: shop.capabilities, params: {} };
      const { data, tags } = await runPlan(page, lookup, context, call);
      return { page, data, version: version.hash, tags: [documentTag('page', pageId), ...tags] };
    },
    async document({ shop, pageId, locale }) {
      const version = await live.read(shop.appId, pageId);
      return version === undefined ? undefined : readyOf(shop, version, locale);
    },
    close: live.stop,
  };
}
