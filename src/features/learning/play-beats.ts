/** Beats of the player of one session (D129): the lease of the learner's one player is taken, kept and given back by them. */
import type { AnswerOf, Caller } from '#schemas/api/define-endpoint.ts';
import { learnPlayBeat } from '#schemas/api/learning/sessions.ts';
import {
  PLAY_BEAT_SECONDS,
  PLAY_PAUSE_SECONDS,
  type PlayingElsewhere,
  type PlayState,
} from '#schemas/learning/play-lease.ts';
import { SECOND_MS } from '#schemas/time.ts';
import { readElsewhere } from './read-elsewhere.ts';

export interface PlayBeats {
  /** The player is at this second and plays. */
  playing(second: number): void;
  reportPause(second: number): void;
  /** Each second. */
  tick(): void;
  /** It played to its end, or the page goes: the lease is given back by a call that outlives the page. */
  stop(): void;
  /** Whether the lease is this player's as far as it knows. */
  isHolding(): boolean;
  /** Nothing is sent and no answer heard any more. */
  mute(): void;
}

interface BeatPorts {
  call: Caller;
  lastCall: Caller;
  /** Steady milliseconds. */
  now: () => number;
  /** It began to play: other pages of this browser stop. */
  began: () => void;
  /** Another player holds the lease. */
  elsewhere: (who: PlayingElsewhere | undefined) => void;
}

export function makePlayBeats(
  { call, lastCall, now, began, elsewhere }: BeatPorts,
  session: string,
): PlayBeats {
  let state: PlayState = 'stopped';
  let [second, seq] = [0, 0];
  let [beatAt, pausedAt] = [-Infinity, -Infinity];
  let isMuted = false;

  const hear = (answer: AnswerOf<typeof learnPlayBeat>) => {
    if (isMuted || answer.ok || answer.code !== 'too-many-players' || state === 'stopped') return;
    state = 'stopped';
    elsewhere(readElsewhere(answer.detail));
  };
  const beat = (caller: Caller) => {
    if (isMuted) return;
    seq += 1;
    beatAt = now();
    const position = Math.max(0, Math.floor(second));
    void caller(learnPlayBeat, { session_id: session, state, seq, position }).then(hear);
  };
  const change = (next: PlayState, caller: Caller = call) => {
    if (next === state) return;
    state = next;
    beat(caller);
  };
  const beatIfDue = () => {
    if (state !== 'stopped' && now() - beatAt >= PLAY_BEAT_SECONDS * SECOND_MS) beat(call);
  };
  return {
    playing: (at) => {
      second = at;
      if (state === 'stopped') began();
      change('playing');
      beatIfDue();
    },
    reportPause: (at) => {
      second = at;
      if (state !== 'playing') return;
      pausedAt = now();
      change('paused');
    },
    tick: () => {
      if (state === 'paused' && now() - pausedAt >= PLAY_PAUSE_SECONDS * SECOND_MS) change('stopped');
      beatIfDue();
    },
    stop: () => change('stopped', lastCall),
    isHolding: () => state !== 'stopped',
    mute: () => {
      isMuted = true;
    },
  };
}
