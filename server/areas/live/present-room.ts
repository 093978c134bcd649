/** A room as one person enters it (D96, M240). */
import type { Locale } from '#schemas/locale.ts';
import { readText } from '#schemas/page/text.ts';
import type { Room } from '#schemas/live/room.ts';
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import { secondsOf } from '#schemas/time.ts';
import type { Viewer } from '#server/areas/identity/area.ts';
import type { Deps } from '#server/kernel/area.ts';
import type { Found } from './open-room.ts';
import { NO_MEDIA } from './media/live-media.ts';
import { lookWindow, type Entry } from './rules/admission.ts';
import { doorOf } from './rules/door.ts';

interface Judged {
  found: Found;
  entry: Entry;
}

/** Moving over the picture, so that a filmed screen tells whose it was (D105). */
const MARQUEE = { color: '#ffffff', opacity: 0.35, size: 16, speed: 40 };
const TAIL = 4;

function marqueeOf({ room }: Found, viewer: Viewer | undefined): Room['marquee'] {
  const enabled = room.hasMarquee && viewer !== undefined;
  const text = enabled ? `${viewer.user.nickname} ${viewer.user.phone.slice(-TAIL)}` : '';
  return { enabled, text, ...MARQUEE };
}

function lookOf({ room, member }: Found, isTrial: boolean, now: number): Room['look'] {
  const window = isTrial ? lookWindow(room, member, now) : undefined;
  return {
    expire_type: window === undefined ? 0 : room.lookType,
    start: window === undefined ? 0 : secondsOf(window.from),
    expire: window === undefined ? 0 : secondsOf(window.to),
    server_time: secondsOf(now),
  };
}

function viewerOf({ key, member }: Found, entry: Entry, viewer: Viewer | undefined, live: Deps['live']) {
  const mutedUntil = member?.mutedUntil ?? 0;
  return {
    role: entry.ok ? entry.role : ('viewer' as const),
    nickname: viewer?.user.nickname ?? '',
    room_user_id: viewer === undefined ? '' : live.nameIn(key, viewer.user.id),
    banned: viewer?.user.roles.includes('comment-banned') === true,
    muted_until: mutedUntil > 0 ? secondsOf(mutedUntil) : mutedUntil,
    is_subscribed: member?.isSubscribed ?? false,
  };
}

export async function presentRoom(
  deps: Deps,
  { found, entry }: Judged,
  { viewer, locale }: { viewer: Viewer | undefined; locale: Locale },
): Promise<Room> {
  const { room, facts, goods, live } = found;
  const now = deps.clock.now();
  const isTrialOver = !entry.ok;
  const isTrial = isTrialOver || entry.isTrial;
  const door = doorOf(facts, { isTrialOver, isFormDue: false, now: secondsOf(now) });
  const isStageOpen = door === 'open' || (entry.ok && entry.role !== 'viewer');
  const played =
    isStageOpen && entry.ok
      ? await deps.live.media.of(found.key, viewer?.user.id ?? '', { ...found, role: entry.role })
      : NO_MEDIA;
  return {
    base: {
      alive_id: goods.id,
      alive_type: room.aliveType,
      title: readText(goods.title, locale),
      summary: readText(goods.summary, locale),
      teacher: readText(goods.teacher, locale),
      cover: goods.cover,
      courseware_image: room.coursewareImage,
    },
    door,
    state: live.state(),
    media: { ...played, poster: goods.cover },
    ppt: {
      imgs: isStageOpen ? room.slides : [],
      current_preview_page: isStageOpen ? room.page : '',
    },
    switches: {
      forbid_talk: room.forbidTalk,
      show_on_wall: room.wallOffset > 0,
      can_record: room.canRecord,
      fast_alive_switch: room.isFast,
      im: room.hasSocket,
    },
    look: lookOf(found, isTrial, now),
    marquee: marqueeOf(found, viewer),
    form_id: room.formId,
    viewer: viewerOf(found, entry, viewer, deps.live),
    server_time: now,
  };
}
