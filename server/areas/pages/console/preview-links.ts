/** Preview links over the console (D43): signed, for a day, through the eyes asked for. */
import type { FastifyInstance } from 'fastify';
import { previewAddress } from '#schemas/address/preview-address.ts';
import { pathTo } from '#schemas/paths.ts';
import type { ConfigPointer } from '../config-store.ts';
import type { PreviewGrant } from '../rules/preview-token.ts';
import { shopOrigin } from '#server/areas/shop/area.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { consoleRouter, sendOk } from '#server/areas/console/area.ts';
import { readPreviewLink } from './read-body.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';

/** The page a document is seen on; chrome, theme and the rest are seen everywhere. */
function pathOf(document: ConfigPointer | undefined): string {
  if (document?.kind === 'page' && document.id !== 'home') return pathTo('page', { id: document.id });
  return document?.kind === 'zone' ? pathTo('zone', { zoneId: document.id }) : '/';
}

function showsOf(versions: readonly ConfigPointer[]): PreviewGrant['shows'] {
  if (versions.length === 0) return 'drafts';
  return Object.fromEntries(versions.map(({ kind, id, hash }) => [`${kind}/${id}`, hash]));
}

export function registerPreviewLinks(app: FastifyInstance, options: RouteOptions): void {
  const { config, deps } = options;
  const door = consoleRouter(app, options, 'decorate');
  door.post('/console/preview-link', readPreviewLink, async ({ request, reply, shop }, body) => {
    const { versions, viewAs, path } = body;
    for (const pointer of versions) {
      const version = await deps.stores.configs.version(shop.appId, pointer);
      if (version === undefined) return sendFailure(request, reply, 'not-found');
    }
    const { token, grant } = deps.pages.tokens.make({
      app_id: shop.appId,
      shows: showsOf(versions),
      view_as: viewAs,
    });
    const address = previewAddress(path ?? pathOf(versions[0]), token);
    return sendOk(request, reply, {
      url: shopOrigin(request, shop, config) + address,
      expires_at: grant.expires_at,
    });
  });
}
