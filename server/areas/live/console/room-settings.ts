/** The console's door for what a merchant settles of a room: its kind, who looks for how long, the form that comes first, what stands over the picture (D91, D95-D97, D103, D105). */
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { GoodsId } from '#schemas/content/goods-id.ts';
import { ALIVE_TYPE } from '#schemas/live/kinds.ts';
import { LOOK_TYPE, ROOM_PICTURE } from '#schemas/live/room.ts';
import { bodyOf, consoleRouter, sendOk, ShopName } from '#server/areas/console/area.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';

const Moment = Type.Integer({ minimum: 0, maximum: 4_102_444_800 });
const Look = Type.Object({
  type: Type.Integer({ minimum: LOOK_TYPE.none, maximum: LOOK_TYPE.window }),
  seconds: Type.Integer({ minimum: 0, maximum: 86_400 }),
  start_ts: Moment,
  end_ts: Moment,
});

const readSettings = bodyOf(
  Type.Object({
    shop: ShopName,
    alive_id: GoodsId,
    look: Type.Optional(Look),
    form_id: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{0,64}$' })),
    marquee: Type.Optional(Type.Boolean()),
    wall: Type.Optional(Type.Boolean()),
    /** D95: what the room is. */
    alive_type: Type.Optional(Type.Integer({ minimum: ALIVE_TYPE.voice, maximum: ALIVE_TYPE.slides })),
    /** Over the stage of a voice room; empty for none. */
    courseware_image: Type.Optional(Type.Union([Type.Literal(''), Type.String({ pattern: ROOM_PICTURE })])),
    /** M242: whether a room of type 2 is asked for each second. */
    fast: Type.Optional(Type.Boolean()),
    /** D97: chat by a socket. */
    im: Type.Optional(Type.Boolean()),
  }),
);

export function registerRoomSettings(app: FastifyInstance, options: RouteOptions): void {
  const { live, forms } = options.deps;
  const door = consoleRouter(app, options, 'sell');
  door.post('/console/live/settings', readSettings, async ({ request, reply, shop }, body) => {
    const { alive_id: aliveId, look, form_id: formId, marquee, wall, fast, im } = body;
    const key = { appId: shop.appId, aliveId };
    if ((await live.roomOf(key)) === undefined) return sendFailure(request, reply, 'not-found');
    // Answers of people nobody knows say nothing of who may enter.
    if (formId !== undefined && formId !== '' && !(await forms.isForLearners(shop.appId, formId)))
      return sendFailure(request, reply, 'state-conflict');
    const changed = await live.change(key, (room) => ({
      formId: formId ?? room.formId,
      hasMarquee: marquee ?? room.hasMarquee,
      hasWall: wall ?? room.hasWall,
      aliveType: body.alive_type ?? room.aliveType,
      coursewareImage: body.courseware_image ?? room.coursewareImage,
      isFast: fast ?? room.isFast,
      hasSocket: im ?? room.hasSocket,
      lookType: look?.type ?? room.lookType,
      lookSeconds: look?.seconds ?? room.lookSeconds,
      lookStartTs: look?.start_ts ?? room.lookStartTs,
      lookEndTs: look?.end_ts ?? room.lookEndTs,
    }));
    if (changed === undefined) return sendFailure(request, reply, 'not-found');
    const { formId: form, hasMarquee, hasWall, lookType } = changed;
    return sendOk(request, reply, {
      form_id: form,
      marquee: hasMarquee,
      wall: hasWall,
      look_type: lookType,
    });
  });
}
