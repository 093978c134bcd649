/** State, events and effects of the live room machine. `at` is in milliseconds of a steady clock, not the time of day. */
import type { AnswerOf } from '#schemas/api/define-endpoint.ts';
import type {
  liveEnter,
  liveEventsGet,
  liveLeave,
  livePageGet,
  liveStateGet,
  liveTicketGet,
} from '#schemas/api/live/rooms.ts';
import type { liveMessageHeld, liveMessageGet, liveMessageSend } from '#schemas/api/live/messages.ts';
import type { Frame } from '#schemas/live/frame.ts';
import type { Room } from '#schemas/live/room.ts';
import type { RoomState } from '#schemas/live/state.ts';
import { NO_REPLAY, type ReplayLog } from './replay-log.ts';
import { NO_LOG, type RoomLog } from './room-log.ts';

/** Which room, and the package it is entered by. */
export interface RoomPlace {
  aliveId: string;
  productId?: string | undefined;
}

export interface Refusal {
  /** Code of the answer, or why the socket said goodbye. */
  code: string;
  /** The server's own words; empty where it said none. */
  text: string;
}

/** The socket, or the way to one. */
export interface Link {
  /** Counts up with every try; what comes of an older one is dropped. */
  id: number;
  is: 'off' | 'ticket' | 'opening' | 'joined' | 'waiting';
  /** When it began to be that; and when the last frame came. */
  since: number;
  heardAt: number;
  /** Tries in a row that came to nothing. */
  failures: number;
  retryAt: number;
  /** No further try: the room has no sockets, or this person has too many. */
  isShut: boolean;
  /** There was a connection before, so its loss is shown. */
  hasJoined: boolean;
}

/** A message on its way, shown before anybody else sees it. */
export interface Outgoing {
  ref: string;
  content: string;
  /** Server clock, milliseconds, when it was written. */
  ts: number;
  /** `kept`: the server has it, the log brings it. `held`: a moderator looks first; `refused`: it was not let through. */
  is: 'sending' | 'kept' | 'held' | 'refused' | 'failed';
  offset: number;
  /** Why it failed: the rule it broke, else the code; empty for the others. */
  code: string;
  text: string;
}

/** How long the viewer has watched, reported each minute (M251, D104). */
interface Watch {
  /** Unix seconds, as the server said. */
  enterTime: number;
  /** From when on it is still to be told, and what an earlier record could not tell. */
  since: number;
  owedS: number;
}

type LivePhase = 'idle' | 'opening' | 'open' | 'refused' | 'failed';

export interface LiveState {
  /** Counts up with every entering; answers to an older one are dropped. */
  attempt: number;
  /** Somewhere from 0 to 1: no two viewers come back at the same moment. */
  luck: number;
  phase: LivePhase;
  place: RoomPlace | undefined;
  refusal: Refusal | undefined;
  room: Room | undefined;
  state: RoomState | undefined;
  /** The server's clock is this much more than `at`. */
  skew: number;
  log: RoomLog;
  /** Since when the log is known to lack something; undefined where it does not, and whether it is being asked for. */
  lacksSince: number | undefined;
  isCatchingUp: boolean;
  isIn: boolean;
  isHidden: boolean;
  isAskingPage: boolean;
  link: Link;
  poll: { isAsking: boolean; dueAt: number; failures: number };
  watch: Watch | undefined;
  outbox: readonly Outgoing[];
  /** When to ask again what became of those that wait. */
  heldDueAt: number;
  /** Server milliseconds before which the server takes no other message of this person (D97). */
  writeAfter: number;
  replay: ReplayLog;
}

export type LiveEventOf =
  | { type: 'wanted'; at: number; place: RoomPlace; isIn: boolean; luck: number }
  | { type: 'closed'; at: number }
  | { type: 'retried' | 'refreshed' | 'looked'; at: number }
  | { type: 'page-arrived'; attempt: number; at: number; answer: AnswerOf<typeof livePageGet> }
  | { type: 'entered'; attempt: number; at: number; answer: AnswerOf<typeof liveEnter> }
  | { type: 'left'; attempt: number; seconds: number; answer: AnswerOf<typeof liveLeave> }
  | { type: 'ticket-arrived'; link: number; at: number; answer: AnswerOf<typeof liveTicketGet> }
  | { type: 'framed'; link: number; at: number; frame: Frame }
  | { type: 'dropped'; link: number; at: number; code: number }
  | { type: 'state-arrived'; attempt: number; at: number; answer: AnswerOf<typeof liveStateGet> }
  | { type: 'messages-arrived'; attempt: number; at: number; answer: AnswerOf<typeof liveMessageGet> }
  | { type: 'held-arrived'; attempt: number; answer: AnswerOf<typeof liveMessageHeld> }
  | { type: 'events-arrived'; attempt: number; ask: EventsAsk; answer: AnswerOf<typeof liveEventsGet> }
  | { type: 'tick'; at: number }
  | { type: 'hidden' | 'shown' | 'leaving' | 'back-online'; at: number }
  | { type: 'written'; at: number; ref: string; content: string }
  | { type: 'again'; at: number; ref: string }
  | { type: 'let-go'; ref: string }
  | { type: 'sent'; attempt: number; at: number; ref: string; answer: AnswerOf<typeof liveMessageSend> }
  /** The stage shows this moment of the recording. */
  | { type: 'played'; ms: number }
  /** The viewer has scrolled back in the list. */
  | { type: 'earlier' };

/** A stretch of the recording: one page of the log, or what is marked in all of it. */
interface EventsAsk {
  page: number | 'marks';
  after: number;
}

export type LiveEffect =
  | { type: 'ask-page'; attempt: number; place: RoomPlace }
  | { type: 'enter'; attempt: number; aliveId: string }
  | {
      type: 'leave';
      attempt: number;
      aliveId: string;
      seconds: number;
      enterTime: number;
      by: 'usual' | 'last';
    }
  | { type: 'ask-ticket'; link: number; aliveId: string }
  | { type: 'open-socket'; link: number; aliveId: string; path: string; ticket: string; log: RoomLog }
  | { type: 'close-socket' }
  | { type: 'ask-state'; attempt: number; aliveId: string; v: number }
  | { type: 'ask-messages'; attempt: number; aliveId: string; since: number; epoch: string }
  | { type: 'ask-held'; attempt: number; aliveId: string }
  | { type: 'ask-events'; attempt: number; aliveId: string; ask: EventsAsk }
  | { type: 'send'; attempt: number; aliveId: string; ref: string; content: string };

const NO_LINK: Link = {
  id: 0,
  is: 'off',
  since: 0,
  heardAt: 0,
  failures: 0,
  retryAt: 0,
  isShut: false,
  hasJoined: false,
};

export const FIRST_STATE: LiveState = {
  attempt: 0,
  luck: 0,
  phase: 'idle',
  place: undefined,
  refusal: undefined,
  room: undefined,
  state: undefined,
  skew: 0,
  log: NO_LOG,
  lacksSince: undefined,
  isCatchingUp: false,
  isIn: false,
  isHidden: false,
  isAskingPage: false,
  link: NO_LINK,
  poll: { isAsking: false, dueAt: 0, failures: 0 },
  watch: undefined,
  outbox: [],
  heldDueAt: 0,
  writeAfter: 0,
  replay: NO_REPLAY,
};
