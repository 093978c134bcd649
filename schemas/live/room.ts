/** A live room as one person sees it on entering (D96, M240). */
import { Type, type Static } from 'typebox';
import { ChoiceSchema } from '../page/fragments.ts';
import { ROOM_ROLES } from './event.ts';
import { RoomStateSchema } from './state.ts';

/** Goods and coupons shown beside the stage; a drawer lists the others (M245). */
export const OFFERS_SHOWN = 2;

/** Pictures of a room are named as uploads are, or ship with a shop. */
export const ROOM_PICTURE =
  '^/(?:(?:media|demo)/[\\w./-]{1,300}|uploads/[\\w-]{1,60}\\.(?:jpg|png|webp|gif))$';

export const SlideSchema = Type.Object({ server_id: Type.String(), url: Type.String() });
export type Slide = Static<typeof SlideSchema>;

const RoomMediaSchema = Type.Object({
  /** HLS for everything; `pc_alive_video_url` is played here where it is not empty: HTTP-FLV for a push, with little delay. */
  alive_video_url: Type.String(),
  pc_alive_video_url: Type.String(),
  poster: Type.String(),
  /** Seconds of the recording; 0 on air. */
  seconds: Type.Integer({ minimum: 0 }),
  /** Moment 0 of the log in unix milliseconds, where the playlist dates its pieces; 0 where the time of the recording is its moment. */
  start_ms: Type.Integer({ minimum: 0 }),
  /** Unix seconds until which the addresses are good; 0 where another company decides. */
  expire_ts: Type.Integer(),
  /** D105: other hosts a player may try where this one is far; empty for none. */
  hosts: Type.Array(Type.String()),
});

/** M249, D103: 0 no limit, 1 so many seconds after the first entry, 2 a window of time. */
export const LOOK_TYPE = { none: 0, seconds: 1, window: 2 } as const;
export const LookSchema = Type.Object({
  expire_type: Type.Integer({ minimum: 0, maximum: 2 }),
  /** Unix seconds; 0 where nothing limits it. */
  start: Type.Integer(),
  expire: Type.Integer(),
  server_time: Type.Integer(),
});

/** D105: the viewer's name moving over the picture, so that a filmed screen shows whose it was. */
export const MarqueeSchema = Type.Object({
  enabled: Type.Boolean(),
  text: Type.String(),
  color: Type.String(),
  opacity: Type.Number(),
  size: Type.Integer(),
  speed: Type.Integer(),
});

/** `form`: an information form comes first (D91). `look`: the free time is over (D103). */
const DOORS = ['open', 'soon', 'form', 'look', 'ended', 'expired'] as const;

export const RoomSchema = Type.Object({
  base: Type.Object({
    alive_id: Type.String(),
    alive_type: Type.Integer(),
    title: Type.String(),
    summary: Type.String(),
    teacher: Type.String(),
    cover: Type.String(),
    /** Shown over the stage of a voice room. */
    courseware_image: Type.String(),
  }),
  /** What stands between this person and the stage. */
  door: ChoiceSchema(DOORS),
  state: RoomStateSchema,
  media: RoomMediaSchema,
  ppt: Type.Object({ imgs: Type.Array(SlideSchema), current_preview_page: Type.String() }),
  switches: Type.Object({
    forbid_talk: Type.Boolean(),
    show_on_wall: Type.Boolean(),
    can_record: Type.Boolean(),
    fast_alive_switch: Type.Boolean(),
    /** False: chat comes with the state alone (D97). */
    im: Type.Boolean(),
  }),
  look: LookSchema,
  marquee: MarqueeSchema,
  /** Id of the form; empty where none is asked for. */
  form_id: Type.String(),
  viewer: Type.Object({
    role: ChoiceSchema(ROOM_ROLES),
    /** Shown beside what they write. */
    nickname: Type.String(),
    room_user_id: Type.String(),
    banned: Type.Boolean(),
    /** Unix seconds until which they may not write; 0 for not muted, -1 for good. */
    muted_until: Type.Integer(),
    is_subscribed: Type.Boolean(),
  }),
  server_time: Type.Integer({ description: 'Server clock, unix milliseconds' }),
});
export type Room = Static<typeof RoomSchema>;
