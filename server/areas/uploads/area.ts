/** Pictures merchants upload, files learners send (D93), and share pictures of pages. */
import { createHmac } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { AppContext, Deps } from '#server/kernel/area.ts';
import { defineArea } from '#server/kernel/define-area.ts';
import { recurringJob } from '#server/kernel/jobs/define-job.ts';
import { LEFTOVERS_EVERY_MS } from '#server/kernel/limits/limits.ts';
import { limits } from './limits.ts';
import { imageCalls } from './console/images.ts';
import { registerMedia } from './http/media.ts';
import { registerUploads } from './http/uploads.ts';
import { type ImageStore, createImageStore } from './store/images.store.ts';
import { makeImageService, type ImageService } from './images/image-service.ts';
import { openPictureMaker } from './images/maker.ts';
import { clearUploadLeftovers } from './jobs/clear-leftovers.ts';
import { makeSignatures } from './rules/signatures.ts';
import { makeUploads, type Uploads } from './rules/uploads.ts';
import { openShareDrawer, type DrawShare } from './share/drawer.ts';
import { image } from './tables/images.ts';
import { upload } from './tables/uploads.ts';
import { type UploadStore, createUploadStore } from './store/uploads.store.ts';

/** What statements of other areas may join; rows are written here. */
export { image } from './tables/images.ts';

export interface UploadsArea extends Uploads {
  images: ImageService;
  /** Removes what an upload left whose process was killed. */
  clearLeftovers(): Promise<void>;
  /** Draws the picture other sites show of a page. */
  drawShare: DrawShare;
}

declare module '#server/kernel/area.ts' {
  interface Stores {
    images: ImageStore;
    uploads: UploadStore;
  }
  interface Areas {
    uploads: UploadsArea;
  }
}

export const area = defineArea({
  name: 'uploads',
  limits,
  tables: { image, upload },
  stores: (db, clock) => ({ images: createImageStore(db, clock), uploads: createUploadStore(db, clock) }),
  forget: async (tx, { appId, userId }) => {
    await tx.delete(upload).where(and(eq(upload.appId, appId), eq(upload.userId, userId)));
  },
  open({ stores, files, limits, clock, keys }: AppContext): UploadsArea {
    const images = makeImageService({ images: stores.images, files, pictures: openPictureMaker() });
    const key = createHmac('sha256', keys.signing).update('uploads').digest('base64url');
    const signatures = makeSignatures({ key, clock });
    const service = makeUploads({ uploads: stores.uploads, images, files, limits, clock, signatures, key });
    const leftovers = {
      files,
      clock,
      images: stores.images,
      uploads: stores.uploads,
      nameOf: service.nameOf,
    };
    return {
      ...service,
      images,
      clearLeftovers: () => clearUploadLeftovers(leftovers),
      drawShare: openShareDrawer(),
    };
  },
  consoleCalls: imageCalls,
  jobs: ({ uploads }: Deps) => [
    recurringJob('uploads.leftovers', LEFTOVERS_EVERY_MS, () => uploads.clearLeftovers()),
  ],
  routes: (app, options) => {
    registerMedia(app, options.deps);
    registerUploads(app, options);
  },
});
