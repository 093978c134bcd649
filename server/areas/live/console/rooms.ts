/** The merchant's live rooms: listed, and what is set of them (D91, D95-D97, D103, D105). */
import { valuesOf } from '#schemas/api/console/define-console-call.ts';
import { LIVE_SORTS, consoleLiveGet, consoleLiveList, consoleLiveSave } from '#schemas/api/console/live.ts';
import type { RoomSettings } from '#schemas/live/room-settings.ts';
import { readText } from '#schemas/page/text.ts';
import { toSortedPlace } from '#server/kernel/cursor.ts';
import { contentHash } from '#server/kernel/db/canonical-json.ts';
import { okSaved, handleConsole } from '#server/kernel/http/console-handler.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';
import type { RoomChange, RoomRow } from '../store/log.store.ts';

const settingsOf = (room: RoomRow): RoomSettings => ({
  look: {
    type: room.lookType,
    seconds: room.lookSeconds,
    start_ts: room.lookStartTs,
    end_ts: room.lookEndTs,
  },
  form_id: room.formId,
  marquee: room.hasMarquee,
  wall: room.hasWall,
  alive_type: room.aliveType,
  courseware_image: room.coursewareImage,
  fast: room.isFast,
  im: room.hasSocket,
});

const changeOf = ({ look, ...item }: RoomSettings): RoomChange => ({
  formId: item.form_id,
  hasMarquee: item.marquee,
  hasWall: item.wall,
  aliveType: item.alive_type,
  coursewareImage: item.courseware_image,
  isFast: item.fast,
  hasSocket: item.im,
  lookType: look.type,
  lookSeconds: look.seconds,
  lookStartTs: look.start_ts,
  lookEndTs: look.end_ts,
});

export const roomCalls = [
  handleConsole(consoleLiveList, async ({ input, shop, deps, locale }) => {
    const place = toSortedPlace(input, LIVE_SORTS);
    if (place === undefined) return fail('bad-parameters');
    const { q, filter = {} } = input;
    const matching = { q, aliveStates: valuesOf(filter.alive_state), locale };
    const { rows, ...part } = await deps.stores.roomParts.part(shop.appId, matching, place);
    const items = rows.map((row) => ({
      alive_id: row.id,
      title: readText(row.title, locale),
      alive_state: row.aliveState,
      alive_type: row.aliveType ?? -1,
      start_ts: row.startTs,
      source: row.source ?? ('loop' as const),
      push_state: row.pushState ?? 0,
    }));
    return ok({ ...part, items });
  }),
  handleConsole(consoleLiveGet, async ({ input: { id }, shop: { appId }, deps }) => {
    const room = await deps.live.roomOf({ appId, aliveId: id });
    if (room === undefined) return fail('not-found');
    const item = settingsOf(room.read().row);
    return ok({ item, version: contentHash(item) });
  }),
  handleConsole(consoleLiveSave, async ({ input, shop: { appId }, deps: { live, forms } }) => {
    const { id, version, item } = input;
    const key = { appId, aliveId: id };
    if ((await live.roomOf(key)) === undefined) return fail('not-found');
    const { form_id: formId = '' } = item;
    // Answers of people nobody knows say nothing of who may enter.
    if (formId !== '' && !(await forms.isForLearners(appId, formId)))
      return fail('state-conflict', { reason: 'no-form' });
    const earlier: RoomSettings[] = [];
    const isStale = () => version !== undefined && earlier.some((before) => contentHash(before) !== version);
    const row = await live.change(key, (row) => {
      const before = settingsOf(row);
      earlier.splice(0, earlier.length, before);
      return isStale() ? {} : changeOf({ ...before, ...item });
    });
    if (row === undefined) return fail('not-found');
    const [before] = earlier;
    if (isStale()) return fail('state-conflict', { yours: item, theirs: before });
    const after = settingsOf(row);
    return okSaved({ id, version: contentHash(after) }, { subject: `live room ${id}`, before, after });
  }),
];
