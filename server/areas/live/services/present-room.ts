/** A room as one person enters it (D96, M240). */
import type { Locale } from '#schemas/locale.ts';
import { readText } from '#schemas/page/text.ts';
import type { Room } from '#schemas/live/room.ts';
import { secondsOf } from '#schemas/time.ts';
import type { Viewer } from '#server/areas/identity/area.ts';
import type { Deps } from '#server/kernel/area.ts';
import { isFormDue, type FoundRoom } from './open-room.ts';
import { NO_MEDIA } from '../media/live-media.ts';
import { lookWindow, type Entry } from '../rules/admission.ts';
import { doorOf } from '../rules/door.ts';
import { presentLook } from '../rules/look.ts';
import { marqueeOf } from '../rules/marquee.ts';
import { visibleSlides } from '../rules/visible-slides.ts';

interface JudgedRoom {
  visit: FoundRoom;
  entry: Entry;
}

function viewerOf({ key, member }: FoundRoom, entry: Entry, viewer: Viewer | undefined, live: Deps['live']) {
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
  { visit, entry }: JudgedRoom,
  { viewer, locale }: { viewer: Viewer | undefined; locale: Locale },
): Promise<Room> {
  const { room, facts, goods, live } = visit;
  const now = deps.clock.now();
  const isTrialOver = !entry.ok;
  const isTrial = isTrialOver || entry.isTrial;
  const door = doorOf(facts, {
    isTrialOver,
    isFormDue: await isFormDue(deps, visit, viewer),
    now: secondsOf(now),
  });
  const isStageOpen = door === 'open' || (entry.ok && entry.role !== 'viewer');
  const stream =
    isStageOpen && entry.ok
      ? await deps.live.media.of(visit.key, viewer?.user.id ?? '', { ...visit, role: entry.role })
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
    media: { ...stream, poster: goods.cover },
    ppt: visibleSlides({ room, facts, isOpen: isStageOpen, isTrial }),
    switches: {
      forbid_talk: room.forbidTalk,
      show_on_wall: room.hasWall,
      can_record: room.canRecord,
      fast_alive_switch: room.isFast,
      im: room.hasSocket,
    },
    look: presentLook(room.lookType, isTrial ? lookWindow(room, visit.member, now) : undefined, now),
    marquee: marqueeOf(room, viewer?.user),
    form_id: room.formId,
    viewer: viewerOf(visit, entry, viewer, deps.live),
    server_time: now,
  };
}
