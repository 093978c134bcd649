/** Everything the console does with documents (D42, D43). */
import type { FastifyInstance } from 'fastify';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { registerDrafts } from './drafts.ts';
import { registerLive } from './live.ts';
import { registerPreviewLinks } from './preview-links.ts';
import { registerReleases } from './releases.ts';
import { registerSchedule } from './schedule.ts';
import { registerVersions } from './versions.ts';

export function registerDocuments(app: FastifyInstance, options: RouteOptions): void {
  registerLive(app, options);
  registerDrafts(app, options);
  registerSchedule(app, options);
  registerVersions(app, options);
  registerReleases(app, options);
  registerPreviewLinks(app, options);
}
