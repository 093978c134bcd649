/** Where the picture of a live room comes from, and the address a teacher pushes to (D105, D106). */
import { consoleLiveSourceGet, consoleLiveSourceSave } from '#schemas/api/console/live.ts';
import type { RoomSource } from '#schemas/live/room-settings.ts';
import type { Deps } from '#server/kernel/area.ts';
import { contentHash } from '#server/kernel/db/canonical-json.ts';
import { okSaved, handleConsole } from '#server/kernel/http/console-handler.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';
import type { RoomKey } from '../store/log.store.ts';

/** Origins no page may fetch from until the operator lists them (ADR-440). */
function unlistedOf({ url, flv_url: flvUrl, hosts }: RoomSource, allowlist: readonly string[]): string[] {
  const origins = [url, flvUrl, ...hosts].filter((one) => one !== '').map((one) => new URL(one).origin);
  return [...new Set(origins)].filter((origin) => !allowlist.includes(origin));
}

/** As it is stored, without the key; undefined where there is no such room. */
async function readSource({ live }: Pick<Deps, 'live'>, key: RoomKey): Promise<RoomSource | undefined> {
  if ((await live.roomOf(key)) === undefined) return undefined;
  const { source, url, flvUrl, hosts } = await live.media.sourceOf(key);
  return { source, url, flv_url: flvUrl, hosts };
}

export const sourceCalls = [
  handleConsole(consoleLiveSourceGet, async ({ input: { id }, shop: { appId }, deps }) => {
    const key = { appId, aliveId: id };
    const item = await readSource(deps, key);
    if (item === undefined) return fail('not-found');
    const address = (await deps.live.media.pushAddress(key)) ?? '';
    return ok({ item, version: contentHash(item), push_address: address });
  }),
  handleConsole(consoleLiveSourceSave, async ({ input, shop: { appId }, deps }) => {
    const { id, version, item } = input;
    const key = { appId, aliveId: id };
    const before = await readSource(deps, key);
    if (before === undefined) return fail('not-found');
    if (version !== undefined && version !== contentHash(before))
      return fail('state-conflict', { yours: item, theirs: before });
    const { source, url, flv_url: flvUrl, hosts } = item;
    const { media } = deps.live;
    if (contentHash(item) !== contentHash(before)) await media.setSource(key, { source, url, flvUrl, hosts });
    return okSaved(
      { id, version: contentHash(item), unlisted: unlistedOf(item, media.origins) },
      { subject: `source of live room ${id}`, before, after: item },
    );
  }),
];
