/** Answers the calls of hosting. */
import {
  liveHostGet,
  liveHostSet,
  liveKeyChange,
  liveSwitchSet,
  liveReportGet,
} from '#schemas/api/live/hosting.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { hostingIn } from '../services/in-room.ts';
import { readHosting, beginRoom, endRoom } from '../services/hosting.ts';
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import { plainOf } from '../rules/message.ts';
import { readReport } from '../services/report.ts';

/** Answers what the host sets and offers. */
export const liveHostGetHandler = handle(liveHostGet, async (context) => {
  const { input } = context;
  const hosting = await hostingIn(context, input.alive_id);
  if (!hosting.ok) return fail(hosting.code);
  return ok(await readHosting(context, hosting));
});

/** Begins or ends a room. */
export const liveHostSetHandler = handle(liveHostSet, async (context) => {
  const { input, deps } = context;
  const hosting = await hostingIn(context, input.alive_id);
  if (!hosting.ok) return fail(hosting.code);
  const { alive_state: state, is_lookback: isLookback = true, lookback_days: days = 0 } = input;
  const { key } = hosting;
  const version = await (state === 'live' ? beginRoom(deps, key) : endRoom(deps, key, { isLookback, days }));
  if (version === undefined) return fail('state-conflict');
  // What this node remembers may be older than what was just written.
  const now = (await deps.live.roomAt(key, { version }))?.state();
  return ok({
    alive_state: now?.alive_state ?? LIVE_STATE.none,
    start_ts: now?.start_ts ?? 0,
    end_ts: now?.end_ts ?? 0,
  });
});

/** Gives a room another stream key, or tells the one there is (D106). */
export const liveKeyChangeHandler = handle(liveKeyChange, async ({ input, shop, deps, viewer }) => {
  const visit = await deps.live.open(shop.appId, input.alive_id, viewer);
  if (!visit.ok) return fail(visit.code);
  if (visit.role !== 'host') return fail('no-permission');
  const { media } = deps.live;
  if (input.keep !== true) await media.changeKey(visit.key);
  const address = (await media.pushAddress(visit.key)) ?? '';
  return ok({ address, piece_seconds: media.pieceSeconds(visit.key) });
});

/** Changes what may be done in a room (M243, D102). */
export const liveSwitchSetHandler = handle(liveSwitchSet, async ({ input, shop, deps, viewer }) => {
  const visit = await deps.live.open(shop.appId, input.alive_id, viewer);
  if (!visit.ok) return fail(visit.code);
  if (visit.role === 'viewer') return fail('no-permission');
  const words = input.filter_words?.map((word) => word.trim()).filter((word) => plainOf(word) !== '');
  const room = await deps.live.change(visit.key, (now) => ({
    forbidTalk: input.forbid_talk ?? now.forbidTalk,
    slowSeconds: input.slow_seconds ?? now.slowSeconds,
    isPreApproved: input.is_pre_approved ?? now.isPreApproved,
    allowsLinks: input.allows_links ?? now.allowsLinks,
    canRecord: input.can_record ?? now.canRecord,
    filterWords: words === undefined ? now.filterWords : [...new Set(words)],
  }));
  if (room === undefined) return fail('not-found');
  return ok({
    forbid_talk: room.forbidTalk,
    slow_seconds: room.slowSeconds,
    is_pre_approved: room.isPreApproved,
    allows_links: room.allowsLinks,
    can_record: room.canRecord,
    filter_words: room.filterWords,
  });
});

/** Answers what a room came to. */
export const liveReportGetHandler = handle(liveReportGet, async (context) => {
  const { input, deps } = context;
  const hosting = await hostingIn(context, input.alive_id);
  if (!hosting.ok) return fail(hosting.code);
  return ok(await readReport(deps, hosting.key, context.locale));
});
