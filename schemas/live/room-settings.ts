/** What a merchant sets of a live room: its kind, who may look for how long, its form, its marquee, and where its picture comes from (D91, D95-D97, D103-D106). */
import { Type, type Static } from 'typebox';
import { ChoiceSchema } from '../page/fragments.ts';
import { ALIVE_TYPE, MEDIA_SOURCES } from './kinds.ts';
import { LOOK_TYPE, ROOM_PICTURE } from './room.ts';

/** Unix seconds. */
const Moment = Type.Integer({ minimum: 0, maximum: 4_102_444_800 });
const DAY_S = 86_400;
/** Other hosts of one picture. */
const HOSTS_MAX = 5;

export const RoomSettingsSchema = Type.Object({
  /** D103: see LOOK_TYPE. */
  look: Type.Object({
    type: Type.Integer({ minimum: LOOK_TYPE.none, maximum: LOOK_TYPE.window }),
    seconds: Type.Integer({ minimum: 0, maximum: DAY_S }),
    start_ts: Moment,
    end_ts: Moment,
  }),
  /** D91: the form that comes first; empty for none. */
  form_id: Type.String({ pattern: '^[A-Za-z0-9_-]{0,64}$' }),
  marquee: Type.Boolean(),
  wall: Type.Boolean(),
  /** D95: what the room is, see ALIVE_TYPE. */
  alive_type: Type.Integer({ minimum: ALIVE_TYPE.voice, maximum: ALIVE_TYPE.slides }),
  /** Over the stage of a voice room; empty for none. */
  courseware_image: Type.Union([Type.Literal(''), Type.String({ pattern: ROOM_PICTURE })]),
  /** M242: whether a room of type 2 is asked for each second. */
  fast: Type.Boolean(),
  /** D97: chat by a socket. */
  im: Type.Boolean(),
});
export type RoomSettings = Static<typeof RoomSettingsSchema>;

/** Another company's address, played as it is; empty for none. */
export const ElsewhereSchema = Type.String({
  maxLength: 2000,
  pattern: '^(?:https://[^\\s"<>]+)?$',
  default: '',
});

export const RoomSourceSchema = Type.Object({
  source: ChoiceSchema(MEDIA_SOURCES),
  url: ElsewhereSchema,
  flv_url: ElsewhereSchema,
  /** D105: other hosts the same files can be fetched from. */
  hosts: Type.Array(Type.String({ maxLength: 200, pattern: '^https://[^/\\s"<>]+$' }), {
    maxItems: HOSTS_MAX,
    default: [],
  }),
});
export type RoomSource = Static<typeof RoomSourceSchema>;
