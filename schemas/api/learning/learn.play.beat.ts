/** What a player says of itself every few seconds: the lease of the learner's one player hangs on it (D129). */
import { Type } from 'typebox';
import { SESSION } from '../../learning/report.ts';
import { PLAY_STATES } from '../../learning/play-lease.ts';
import { ChoiceSchema } from '../../page/fragments.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const learnPlayBeat = defineEndpoint({
  name: 'learn.play.beat',
  area: 'learning',
  summary:
    'A player plays, is paused or has stopped. `playing` takes the lease of the learner where it is free, `paused` keeps it, `stopped` gives it back. too-many-players, with the device and since when, where another one holds it.',
  method: 'POST',
  input: Type.Object({
    session_id: SESSION.session_id,
    state: ChoiceSchema(PLAY_STATES),
    /** 1, 2, 3 … of this player: one that comes behind a later one says nothing. Absent: the next. */
    seq: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000_000 })),
    /** The second of the recording. */
    position: Type.Optional(Type.Integer({ minimum: 0, maximum: 999_999 })),
  }),
  data: Type.Object({
    /** Seconds until the next beat is wanted. */
    next_beat: Type.Integer(),
    /** Unix milliseconds. */
    server_time: Type.Integer(),
  }),
  codes: ['too-many-players', 'state-conflict'],
  access: 'learner',
  gate: 'read',
  rate: 'learn-play',
});
