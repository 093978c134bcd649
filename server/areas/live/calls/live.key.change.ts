/** Gives a room another stream key, or tells the one there is (D106). */
import { liveKeyChange } from '#schemas/api/live/live.key.change.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

export const liveKeyChangeHandler = handle(liveKeyChange, async ({ input, shop, deps, viewer }) => {
  const opened = await deps.live.open(shop.appId, input.alive_id, viewer);
  if (!opened.ok) return fail(opened.code);
  if (opened.role !== 'host') return fail('no-permission');
  const { media } = deps.live;
  if (input.keep !== true) await media.changeKey(opened.key);
  const address = (await media.pushAddress(opened.key)) ?? '';
  return ok({ address, piece_seconds: media.pieceSeconds(opened.key) });
});
