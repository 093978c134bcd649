/** Pictures, films, recordings and documents of a shop as its merchant finds them, and where each is used. Has no rows of its own. */
import { defineArea } from '#server/kernel/define-area.ts';
import { libraryCalls } from './console/library.ts';
import { createLibraryStore, type LibraryStore } from './store/library.store.ts';
import { createMediaUseStore, type MediaUseStore } from './store/media-uses.store.ts';

declare module '#server/kernel/area.ts' {
  interface Stores {
    library: LibraryStore;
    mediaUses: MediaUseStore;
  }
}

export const area = defineArea({
  name: 'library',
  stores: (db) => ({ library: createLibraryStore(db), mediaUses: createMediaUseStore(db) }),
  consoleCalls: libraryCalls,
});
