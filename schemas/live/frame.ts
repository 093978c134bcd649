/** What a socket of a live room sends, one JSON object a frame (ADR-360). */
import { Type, type Static } from 'typebox';
import { ChoiceSchema } from '../page/fragments.ts';
import { LiveEventSchema } from './event.ts';
import { RoomStateSchema } from './state.ts';

/** Where the socket opens: `?alive_id&ticket`, and `epoch&offset` of what its client knows already. */
export const LIVE_SOCKET_PATH = '/ws/live';

/** Seconds between two heartbeats; a client that receives nothing for twice as long opens another socket. */
export const BEAT_S = 25;

/** Why a socket is closed for good, told before it is and as its close code. */
export const BYE_CODES = {
  'logged-out': 4001,
  banned: 4003,
  'not-entitled': 4004,
  'time-up': 4005,
  slow: 4008,
  'too-many': 4009,
  ticket: 4010,
  restart: 1012,
} as const;
export const BYE_REASONS = [
  'logged-out',
  'banned',
  'not-entitled',
  'time-up',
  'slow',
  'too-many',
  'ticket',
  'restart',
] as const satisfies readonly (keyof typeof BYE_CODES)[];
export type ByeReason = (typeof BYE_REASONS)[number];

const ServerTime = Type.Integer({ description: 'Server clock, unix milliseconds' });

const HelloFrameSchema = Type.Object({
  type: Type.Literal('hello'),
  epoch: Type.String(),
  /** The last offset `list` reaches. */
  offset: Type.Integer(),
  /** True: `list` is all that was missed. False: it is the end of the log, and what the client held is void. */
  recovered: Type.Boolean(),
  list: Type.Array(LiveEventSchema),
  state: RoomStateSchema,
  server_time: ServerTime,
});
const EventFrameSchema = Type.Object({ type: Type.Literal('event'), ...LiveEventSchema.properties });
const StateFrameSchema = Type.Object({
  type: Type.Literal('state'),
  state: RoomStateSchema,
  server_time: ServerTime,
});
const BeatFrameSchema = Type.Object({ type: Type.Literal('beat'), server_time: ServerTime });
const ByeFrameSchema = Type.Object({ type: Type.Literal('bye'), reason: ChoiceSchema(BYE_REASONS) });

export const FrameSchema = Type.Union([
  HelloFrameSchema,
  EventFrameSchema,
  StateFrameSchema,
  BeatFrameSchema,
  ByeFrameSchema,
]);
export type Frame = Static<typeof FrameSchema>;
