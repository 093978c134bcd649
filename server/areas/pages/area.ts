/** A shop's decoration: documents, drafts and versions, what is live, and what a page needs at its start. */
import type { Catalogue } from '#schemas/page/catalogue.ts';
import { NO_SEARCH_SETTINGS, type SearchSettings } from '#schemas/search/search-settings.ts';
import type { Areas, AppContext } from '#server/kernel/area.ts';
import { defineArea } from '#server/kernel/define-area.ts';
import type { DocumentName } from './store/config-rows.ts';
import { type ConfigStore, createConfigStore } from './store/configs.store.ts';
import { documentCalls } from './console/documents.ts';
import { draftCalls } from './console/drafts.ts';
import { previewCalls } from './console/previews.ts';
import { scheduleCalls } from './console/schedules.ts';
import { versionCalls } from './console/versions.ts';
import { publishAtMoment, publishOverdue } from './jobs/publish-scheduled.ts';
import { CHROME_ID, makeBootReader, type BootReader } from './rules/boot.ts';
import { makeComponentLists, type ComponentLists } from './rules/component-lists.ts';
import { makePageReader, type PageReader } from './rules/pages.ts';
import { makePreviewTokens, type PreviewTokens } from './rules/preview-token.ts';
import { readConfigBody } from '#schemas/page/read-config-body.ts';
import { readStand, type DocumentStand } from './rules/read-stand.ts';
import { reportFaults } from './rules/report-faults.ts';
import {
  configDraft,
  configLive,
  configPublication,
  configRelease,
  configReleaseChange,
  configScheduled,
  configScheduledChange,
  configVersion,
} from './tables/configs.ts';

/** What statements of other areas may join; rows are written here. */
export { configLive, configVersion } from './tables/configs.ts';
export { documentTag } from './rules/boot.ts';

export type { ConfigDocument, ConfigVersion } from './store/config-rows.ts';
export { nameOf } from './rules/list-documents.ts';
/** A shop's documents, over the transaction of the work they are part of. */
export { createConfigStore as documentsIn } from './store/configs.store.ts';
export { BOOT_TAGS } from './rules/boot.ts';
export { NULL_BUS, previewClock, previewShop, previewStores, viewedBy } from './rules/preview.ts';
export type { PreviewFault, PreviewGrant } from './rules/preview-token.ts';

/** The live version of a document. */
export type LiveDocument = ConfigStore['live'];

export interface PagesArea extends Pick<ConfigStore, 'live' | 'listLive'> {
  boots: BootReader;
  reader: PageReader;
  components: ComponentLists;
  /** What a shop's merchant says of its search. */
  searchSettings: (appId: string) => Promise<SearchSettings>;
  /** What a save of a document has to start from: the draft, else the live version. */
  stand: (appId: string, name: DocumentName) => Promise<DocumentStand | undefined>;
  /** Signs and reads preview links (D43). */
  tokens: PreviewTokens;
}

declare module '#server/kernel/bus/bus.ts' {
  interface BusEvents {
    /** Drafts or live versions were written: names as `kind/id`. */
    'documents.written': { appId: string; names: string[] };
  }
}
declare module '#server/kernel/area.ts' {
  interface Stores {
    configs: ConfigStore;
  }
  interface Areas {
    pages: PagesArea;
  }
  interface AppContext {
    /** The registry of renderers documents are judged by. */
    renderers: Catalogue;
  }
}

export const area = defineArea({
  name: 'pages',
  needs: ['catalogue', 'logs'],
  tables: {
    configVersion,
    configLive,
    configPublication,
    configRelease,
    configReleaseChange,
    configDraft,
    configScheduled,
    configScheduledChange,
  },
  events: {
    'documents.written': ({ appId, names }) =>
      typeof appId === 'string' && Array.isArray(names)
        ? { appId, names: names.filter((name) => typeof name === 'string') }
        : undefined,
  },
  stores: (db, clock) => ({ configs: createConfigStore(db, clock) }),
  today: { pages: ({ stores }, { appId }) => stores.configs.countWaiting(appId) },
  open(world: AppContext, { catalogue, logs }: Pick<Areas, 'catalogue' | 'logs'>): PagesArea {
    const { stores, bus, clock, keys, renderers, log, onClose } = world;
    const { configs } = stores;
    const boots = makeBootReader({ configs, hotWords: catalogue.hotWords, renderers, bus, clock });
    const reader = makePageReader({ configs, renderers, bus, clock, onFaults: reportFaults(log, logs) });
    const components = makeComponentLists({ configs, renderers, bus, clock });
    for (const { close } of [boots, reader, components]) onClose(close);
    return {
      live: (appId, kind, id) => configs.live(appId, kind, id),
      listLive: (appId) => configs.listLive(appId),
      boots,
      reader,
      components,
      searchSettings: async (appId) => {
        const version = await configs.live(appId, 'search', CHROME_ID);
        return readConfigBody(renderers.validator('search'), version?.body, NO_SEARCH_SETTINGS);
      },
      stand: (appId, name) => readStand(configs, appId, name),
      tokens: makePreviewTokens({ key: keys.preview, clock }),
    };
  },
  consoleCalls: [...documentCalls, ...draftCalls, ...scheduleCalls, ...versionCalls, ...previewCalls],
  jobs: (deps) => [publishAtMoment(deps), publishOverdue(deps)],
});
