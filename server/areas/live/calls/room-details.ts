/** Answers the calls of room details. */
import {
  liveBindPhoneGet,
  liveFakeTimeGet,
  liveFormCheck,
  liveH5Url,
  liveImGrayGet,
  liveLearnTimeGet,
  liveMarqueeGet,
  liveOverseasGet,
  liveShareGet,
  liveSubscribeArrival,
} from '#schemas/api/live/room-details.ts';
import { phoneBindOf } from '#schemas/shop/page-start.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { atDoorOf, visitingIn, actingIn } from '../services/in-room.ts';
import { ALIVE_TYPE } from '#schemas/live/kinds.ts';
import { isFormDue } from '../services/open-room.ts';
import { phoneHref } from '#schemas/address/phone-href.ts';
import { marqueeOf } from '../rules/marquee.ts';
import { pathTo } from '#schemas/paths.ts';
import { readText } from '#schemas/page/text.ts';
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import { subscribe, unsubscribe } from '../services/arrivals.ts';

/** Answers whether a phone is asked for first (M250). */
export const liveBindPhoneGetHandler = handle(liveBindPhoneGet, async (context) => {
  const { input } = context;
  const { viewer, shop } = context;
  if (viewer === undefined) return fail('not-logged-in');
  const visiting = await atDoorOf(context, input.alive_id);
  if (!visiting.ok) return fail(visiting.code);
  const isAsked = phoneBindOf(shop.row.info).need_bind > 0 && visiting.role !== 'host';
  return ok({ need_bind: isAsked && viewer.user.phone === '' ? 1 : 0 });
});

/** Answers the start a recording is shown with (D105). */
export const liveFakeTimeGetHandler = handle(liveFakeTimeGet, async (context) => {
  const { input, deps } = context;
  const visiting = await visitingIn(context, input.alive_id);
  if (!visiting.ok) return fail(visiting.code);
  const { room, key } = visiting;
  const state = await deps.live.stateOf(key);
  const isRecorded = room.aliveType === ALIVE_TYPE.recorded;
  return ok({ fake_start_ts: isRecorded ? (state?.start_ts ?? 0) : 0, server_time: deps.clock.now() });
});

/** Answers whether a form comes first (D91, M250). */
export const liveFormCheckHandler = handle(liveFormCheck, async (context) => {
  const { input, deps, viewer } = context;
  if (viewer === undefined) return fail('not-logged-in');
  const visiting = await atDoorOf(context, input.alive_id);
  if (!visiting.ok) return fail(visiting.code);
  const isDue = await isFormDue(deps, visiting, viewer);
  return ok({ need_form: isDue ? 1 : 0, form_id: visiting.room.formId });
});

/** Answers where the room stands in the shop for phones (M250, D21). */
export const liveH5UrlHandler = handle(liveH5Url, async ({ input, shop, deps }) => {
  const goods = await deps.catalogue.byId(shop.appId, input.alive_id);
  if (goods === undefined) return fail('not-found');
  return ok({ url: phoneHref(shop.row.info.domain.h5_url, goods) ?? '' });
});

/** Answers whether chat comes by a socket (D97). */
export const liveImGrayGetHandler = handle(liveImGrayGet, async (context) => {
  const { input } = context;
  const visiting = await visitingIn(context, input.alive_id);
  if (!visiting.ok) return fail(visiting.code);
  return ok({ im_gray: visiting.room.hasSocket ? 1 : 0 });
});

const MINUTE_S = 60;

/** Answers how long this person watched (D105). */
export const liveLearnTimeGetHandler = handle(liveLearnTimeGet, async (context) => {
  const { input } = context;
  const acting = await actingIn(context, input.alive_id);
  if (!acting.ok) return fail(acting.code);
  const seconds = acting.member?.watchedSeconds ?? 0;
  return ok({ seconds, minutes: Math.floor(seconds / MINUTE_S) });
});

/** Answers what moves over the picture (D105). */
export const liveMarqueeGetHandler = handle(liveMarqueeGet, async (context) => {
  const { input } = context;
  const visiting = await visitingIn(context, input.alive_id);
  if (!visiting.ok) return fail(visiting.code);
  return ok(marqueeOf(visiting.room, context.viewer?.user));
});

/** Answers other hosts a player may try (D105). */
export const liveOverseasGetHandler = handle(liveOverseasGet, async (context) => {
  const { input, deps } = context;
  const visiting = await visitingIn(context, input.alive_id);
  if (!visiting.ok) return fail(visiting.code);
  const hosts = await deps.live.media.hostsOf(visiting.key);
  return ok({ is_overseas: hosts.length > 0, hosts });
});

/** Answers what a room is shown to others by (D105). */
export const liveShareGetHandler = handle(
  liveShareGet,
  async ({ input, shop, deps, locale, request: { origin } }) => {
    const goods = await deps.catalogue.byId(shop.appId, input.alive_id);
    if (goods === undefined) return fail('not-found');
    const url = `${origin}${pathTo('live', { id: goods.id })}`;
    const cover = goods.cover.startsWith('/') ? `${origin}${goods.cover}` : goods.cover;
    return ok({
      title: readText(goods.title, locale),
      url,
      cover,
      list: [{ kind: 'link', url }, ...(cover === '' ? [] : [{ kind: 'poster' as const, url: cover }])],
    });
  },
);

/** Keeps that somebody wants to be told (M250). */
export const liveSubscribeArrivalHandler = handle(liveSubscribeArrival, async (context) => {
  const { input, deps } = context;
  const acting = await actingIn(context, input.alive_id);
  if (!acting.ok) return fail(acting.code);
  const { key, userId } = acting;
  const state = await deps.live.stateOf(key);
  if (input.on && state?.alive_state !== LIVE_STATE.notStarted) return fail('state-conflict');
  const { locale, request } = context;
  if (input.on) await subscribe(deps, { ...key, userId, locale, origin: request.origin });
  else await unsubscribe(deps, key, userId);
  return ok({ is_subscribed: input.on });
});
