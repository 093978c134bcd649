/** The merchant's preview links: signed, for a day, through the eyes that are asked for (D43). */
import { consolePreviewCreate } from '#schemas/api/console/previews.ts';
import { previewAddress } from '#schemas/address/preview-address.ts';
import { pathTo } from '#schemas/paths.ts';
import { secondsOf } from '#schemas/time.ts';
import { handleConsole } from '#server/kernel/http/console-handler.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';
import type { ConfigPointer } from '../store/config-rows.ts';
import { nameOf } from '../rules/list-documents.ts';
import type { PreviewGrant } from '../rules/preview-token.ts';

/** The page a document is seen on; chrome, theme and the rest are seen everywhere. */
function pathOf(document: ConfigPointer | undefined): string {
  if (document?.kind === 'page' && document.id !== 'home') return pathTo('page', { id: document.id });
  return document?.kind === 'zone' ? pathTo('zone', { zoneId: document.id }) : '/';
}

function showsOf(versions: readonly ConfigPointer[]): PreviewGrant['shows'] {
  if (versions.length === 0) return 'drafts';
  return Object.fromEntries(versions.map((version) => [nameOf(version), version.hash]));
}

export const previewCalls = [
  handleConsole(consolePreviewCreate, async ({ input, shop, deps, origin }) => {
    const { versions = [], view_as = {}, path, in_desk: inDesk } = input;
    for (const pointer of versions)
      if ((await deps.stores.configs.version(shop.appId, pointer)) === undefined) return fail('not-found');
    const shows = showsOf(versions);
    const { token, grant } = deps.pages.tokens.make({
      app_id: shop.appId,
      shows,
      view_as,
      ...(inDesk === true ? { in_desk: true } : {}),
    });
    return ok({
      url: origin + previewAddress(path ?? pathOf(versions[0]), token),
      expires_at: secondsOf(grant.expires_at),
    });
  }),
];
