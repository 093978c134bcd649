/** Releases over the console (D43): what they need, listed, returned to, and documents taken down. */
import type { FastifyInstance } from 'fastify';
import { consoleRouter, sendOk } from '#server/areas/console/area.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { textField } from '#server/kernel/text-field.ts';
import { RELEASES_PAGE } from '../limits.ts';
import { findNeeded } from '../rules/needed.ts';
import { returnToRelease, unpublishDocuments } from '../rules/releases.ts';
import { readNeeded, readReturn, readUnpublish } from './read-body.ts';

/** The number a page ends before; undefined for the newest page. */
function readBefore(query: unknown): number | undefined {
  const text = textField(query, 'before');
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

export function registerReleases(app: FastifyInstance, options: RouteOptions): void {
  const { deps } = options;
  const door = consoleRouter(app, options, 'decorate');
  const world = { goods: deps.catalogue, images: deps.uploads.images };
  door.get('/console/releases', async ({ request, reply, shop }) => {
    const before = readBefore(request.query);
    const page = { limit: RELEASES_PAGE, ...(before === undefined ? {} : { before }) };
    return sendOk(request, reply, { releases: await deps.stores.configs.releases(shop.appId, page) });
  });
  door.post('/console/needed', readNeeded, async ({ request, reply, shop }, body) => {
    return sendOk(request, reply, await findNeeded(world, shop.appId, body));
  });
  door.post('/console/releases/rollback', readReturn, async ({ request, reply, shop }, body) => {
    const outcome = await returnToRelease(deps, shop.appId, body.release, body);
    if (outcome.ok) {
      const { ok: _ok, ...told } = outcome;
      return sendOk(request, reply, told);
    }
    switch (outcome.reason) {
      case 'invalid':
        return sendFailure(request, reply, 'config-invalid', { data: { errors: outcome.faults } });
      case 'outdated':
        return sendFailure(request, reply, 'state-conflict', { data: { reason: outcome.reason } });
      case 'no-release':
        return sendFailure(request, reply, 'not-found', { data: { reason: outcome.reason } });
    }
  });
  door.post('/console/unpublish', readUnpublish, async ({ request, reply, shop }, body) => {
    const { documents, author, note, discard: discards } = body;
    const outcome = await unpublishDocuments(deps, shop.appId, documents, { author, note, discards });
    if (outcome.ok) {
      const { ok: _ok, ...told } = outcome;
      return sendOk(request, reply, told);
    }
    if (outcome.reason === 'missing')
      return sendFailure(request, reply, 'not-found', { data: { missing: outcome.documents } });
    const { reason, document, message } = outcome;
    return sendFailure(request, reply, 'bad-parameters', { data: { reason, document, message } });
  });
}
