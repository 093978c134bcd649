/** Everything a page start needs to know of a shop, read once and kept until something of it changes (D9, M70). */
import { createHash } from 'node:crypto';
import type { Boot } from '#schemas/shop/boot.ts';
import type { Text } from '#schemas/page/text.ts';
import type { Catalogue } from '#schemas/page/catalogue.ts';
import { readChromeBody } from '#schemas/page/read-chrome-body.ts';
import { createCache } from '#server/kernel/cache/cache.ts';
import type { Bus } from '#server/kernel/bus/bus.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { ConfigKind, ConfigVersion } from '../store/config-rows.ts';
import type { ConfigStore } from '../store/configs.store.ts';
import { SHOP_TAG, type ShopContext } from '#server/areas/shop/area.ts';

interface ShopBoot {
  boot: Boot;
  /** Changes whenever anything in the value does; part of the page cache's key. */
  version: string;
}

export interface BootReader {
  /** The value at once where it is known; it is looked after beside the request. */
  peek(shop: ShopContext): ShopBoot | undefined;
  read(shop: ShopContext): Promise<ShopBoot>;
  close(): void;
}

/** Chrome documents have one live version a shop under this id. */
export const CHROME_ID = 'main';
const HOT_WORDS_TAG = 'hot-words';
/** The tags of what goes into every page of a shop. */
export const BOOT_TAGS: readonly string[] = [
  SHOP_TAG,
  HOT_WORDS_TAG,
  ...(['navbar', 'footer', 'suspend', 'theme'] as const).map((kind) => documentTag(kind, CHROME_ID)),
];

const FRESH_MS = 30_000;
/** Each holds a navbar, a theme and little more. */
const SHOPS_MAX = 5_000;

export function documentTag(kind: ConfigKind, id: string): string {
  return `document:${kind}/${id}`;
}

interface Sources {
  configs: Pick<ConfigStore, 'live'>;
  hotWords: (appId: string) => Promise<Text[]>;
  renderers: Catalogue;
}

async function load({ configs, hotWords, renderers }: Sources, shop: ShopContext): Promise<ShopBoot> {
  const { appId, row } = shop;
  const live = (kind: ConfigKind) => configs.live(appId, kind, CHROME_ID);
  const [navbar, footer, suspend, theme, words] = await Promise.all([
    live('navbar'),
    live('footer'),
    live('suspend'),
    live('theme'),
    hotWords(appId),
  ]);
  const boot: Boot = {
    info: row.info,
    navbar: readChromeBody.navbar(navbar?.body, renderers),
    suspend: readChromeBody.suspend(suspend?.body, renderers),
    theme: readChromeBody.theme(theme?.body, renderers),
    hot_words: words,
  };
  if (footer !== undefined) boot.footer = readChromeBody.footer(footer.body, renderers);
  return { boot, version: versionOf(row.revision, [navbar, footer, suspend, theme], words) };
}

function versionOf(
  revision: number,
  versions: readonly (ConfigVersion | undefined)[],
  words: readonly Text[],
): string {
  const parts = [revision, ...versions.map((version) => version?.hash ?? ''), JSON.stringify(words)];
  return createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 16);
}

interface Entry {
  value: ShopBoot;
  revision: number;
  at: number;
  refreshing: boolean;
}

/** Boots are kept per shop: purged over the bus, checked again beside a request every half minute. */
export function makeBootReader(options: Sources & { bus: Bus; clock: Clock }): BootReader {
  const { clock } = options;
  const entries = createCache<Entry>({ name: 'boots', maxEntries: SHOPS_MAX });
  const loading = new Map<string, Promise<ShopBoot>>();
  const stop = options.bus.subscribe('purge', ({ appId, tags }) => {
    if (!tags.some((tag) => BOOT_TAGS.includes(tag))) return;
    entries.delete(appId);
    loading.delete(appId);
  });
  const stopHearing = options.bus.onGap(() => {
    entries.clear();
    loading.clear();
  });

  function fetch(shop: ShopContext): Promise<ShopBoot> {
    const { appId } = shop;
    const running = loading.get(appId);
    if (running !== undefined) return running;
    const boot = load(options, shop).then(
      (value) => {
        // A purge that came meanwhile has forgotten this loading: what it read may be old.
        if (loading.get(appId) === boot) {
          entries.set(appId, { value, revision: shop.row.revision, at: clock.now(), refreshing: false });
          loading.delete(appId);
        }
        return value;
      },
      (error: unknown) => {
        if (loading.get(appId) === boot) loading.delete(appId);
        throw error;
      },
    );
    loading.set(appId, boot);
    return boot;
  }

  function peek(shop: ShopContext): ShopBoot | undefined {
    const entry = entries.get(shop.appId);
    if (entry === undefined || entry.revision !== shop.row.revision) return undefined;
    if (clock.now() - entry.at > FRESH_MS && !entry.refreshing) {
      entry.refreshing = true;
      fetch(shop).catch(() => {
        entry.at = clock.now();
        entry.refreshing = false;
      });
    }
    return entry.value;
  }

  return {
    peek,
    read: async (shop) => peek(shop) ?? fetch(shop),
    close: () => {
      stop();
      stopHearing();
    },
  };
}
