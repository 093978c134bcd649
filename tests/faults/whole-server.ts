/** The production server as it is started, but for the drawing of pages; DIST_DIR is an empty storefront. */
import { serve } from '#server/start/serve.ts';

await serve(process.env, () => ({
  distDir: process.env['DIST_DIR'] ?? '',
  openWeb: () => Promise.reject(new Error('No page is drawn here.')),
  build: 'operators',
}));
