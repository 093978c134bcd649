/** A live room as one page follows it: entering, socket or poll, gaps, records, replay (D95-D106, ADR-365). Time arrives in events. */
import { defineMachine, stay } from '#engine/define-machine.ts';
import type { Frame } from '#schemas/live/frame.ts';
import { AT_THE_DOOR } from '#schemas/live/refusals.ts';
import {
  takeSocketClose,
  serverClosed,
  withHeardAt,
  hurry,
  isPolling,
  takeJoin,
  shut,
  ticketArrived,
  tickLink,
} from './link.ts';
import { heldArrived, tickHeld } from './pending-messages.ts';
import { FIRST_STATE, type LiveEffect, type LiveEventOf, type LiveState } from './live-state.ts';
import { aliveIdOf, askPage, isReplay, chain, withClock, type Next } from './live-step.ts';
import { again, letGo, handleSent, settle, write } from './outbox.ts';
import {
  askMessages,
  askState,
  due,
  mendGap,
  messagesArrived,
  stateArrived,
  takeLog,
  takeState,
  tickPoll,
} from './poll.ts';
import { askedFor, losePage, lookBack, moveTo, takePage, wantedPages } from './replay-log.ts';
import { takeEvent } from './room-log.ts';
import { takeEntry, addUnsentSeconds, sendWatchTime, tickWatch } from './watch.ts';

type Of<Type extends LiveEventOf['type']> = Extract<LiveEventOf, { type: Type }>;

/** Nobody may be here, whatever is tried; anything else may be tried again. */
const REFUSALS: ReadonlySet<string> = new Set([...AT_THE_DOOR, 'not-logged-in', 'not-found']);

function handleWanted(state: LiveState, { place, isIn, luck, at }: Of<'wanted'>): Next {
  const left = state.place === undefined ? stay(state) : closeRoom(state, at);
  const attempt = left.state.attempt + 1;
  const link = { ...FIRST_STATE.link, id: left.state.link.id };
  const fresh: LiveState = { ...FIRST_STATE, attempt, luck, place, isIn, link, phase: 'opening' };
  const next = askPage({ ...fresh, isHidden: state.isHidden });
  return { state: next.state, effects: [...left.effects, ...next.effects] };
}

function closeRoom(state: LiveState, at: number): Next {
  return chain(sendWatchTime(state, at, 'last'), (afterReport) =>
    chain(shut(afterReport), ({ link }) =>
      stay({ ...FIRST_STATE, attempt: state.attempt + 1, isHidden: state.isHidden, link }),
    ),
  );
}

function pageArrived(state: LiveState, { at, answer }: Of<'page-arrived'>): Next {
  const idleState = { ...state, isAskingPage: false };
  if (!answer.ok) {
    const refusal = { code: answer.code, text: answer.msg };
    if (REFUSALS.has(answer.code)) return shut({ ...idleState, phase: 'refused', refusal });
    // What is on the screen stays there: the next look may have more luck.
    return stay(idleState.phase === 'opening' ? { ...idleState, phase: 'failed', refusal } : idleState);
  }
  const room = answer.data;
  const isNewer = (idleState.state?.v ?? -1) <= room.state.v || idleState.state?.epoch !== room.state.epoch;
  const open: LiveState = {
    ...withClock(idleState, at, room.server_time),
    phase: 'open',
    refusal: undefined,
    room,
    state: isNewer ? room.state : idleState.state,
  };
  return tick(open, at);
}

function takeFrame(state: LiveState, at: number, frame: Frame): Next {
  const heardState = withHeardAt(
    'server_time' in frame ? withClock(state, at, frame.server_time) : state,
    at,
  );
  switch (frame.type) {
    case 'hello':
      return chain(takeState(takeJoin(heardState, at), frame.state), (next) => takeLog(next, at, frame));
    case 'event':
      return eventCame(heardState, at, frame);
    case 'state':
      return chain(takeState(heardState, frame.state), (next) => mendGap(next, at));
    case 'beat':
      return stay(heardState);
    case 'bye':
      return serverClosed(heardState, at, frame.reason);
  }
}

/** An event about this person alone changes what they may do: the page says what. */
function eventCame(state: LiveState, at: number, event: Extract<Frame, { type: 'event' }>): Next {
  const { type: _type, ...plain } = event;
  const afterGap = mendGap({ ...state, log: takeEvent(state.log, plain) }, at);
  const own = state.room?.viewer.room_user_id ?? '';
  return own !== '' && event.data['user_id'] === own ? chain(afterGap, askPage) : afterGap;
}

/** What a recording shows is asked for as its viewer comes by. */
function tickReplay(state: LiveState): Next {
  if (!isReplay(state)) return stay(state);
  const { attempt, replay } = state;
  const pages = wantedPages(replay);
  if (pages.length === 0 && replay.hasMarks) return stay(state);
  const asks = [...pages, ...(replay.hasMarks ? [] : ['marks' as const])];
  return {
    state: { ...state, replay: { ...askedFor(replay, pages), hasMarks: true } },
    effects: asks.map((page) => ({
      type: 'ask-events',
      attempt,
      aliveId: aliveIdOf(state),
      ask: { page, after: 0 },
    })),
  };
}

function eventsArrived(state: LiveState, { ask: { page }, answer }: Of<'events-arrived'>): Next {
  const { replay, attempt } = state;
  if (!answer.ok)
    return stay({
      ...state,
      replay: page === 'marks' ? { ...replay, hasMarks: false } : losePage(replay, page),
    });
  const { list, next_offset: after } = answer.data;
  const next =
    page === 'marks' ? { ...replay, marks: [...replay.marks, ...list] } : takePage(replay, page, list, after);
  const nextState = { ...state, replay: next };
  if (after === 0) return tickReplay(nextState);
  const more: LiveEffect = { type: 'ask-events', attempt, aliveId: aliveIdOf(state), ask: { page, after } };
  return { state: nextState, effects: [more] };
}

function tick(state: LiveState, at: number): Next {
  if (state.phase === 'refused') return chain(tickWatch(state, at), (next) => stay(next));
  if (state.phase !== 'open') return stay(state);
  return [tickLink, tickPoll, mendGap, tickHeld, tickWatch, tickReplay].reduce<Next>(
    (next, step) => chain(next, (state) => step(state, at)),
    stay(state),
  );
}

/** The page is looked at again, or the network is back: what is late is asked for now. */
function lookedAt(state: LiveState, at: number): Next {
  return tick(due(hurry(state, at)), at);
}

/** What moves without the machine's answers. */
function stepPage(
  state: LiveState,
  event: Exclude<LiveEventOf, { attempt: number } | { link: number }>,
): Next {
  switch (event.type) {
    case 'wanted':
      return handleWanted(state, event);
    case 'closed':
      return state.place === undefined ? stay(state) : closeRoom(state, event.at);
    case 'retried':
      return state.phase === 'failed' || state.phase === 'refused'
        ? askPage({ ...state, phase: 'opening', link: { ...state.link, isShut: false } })
        : lookedAt(state, event.at);
    case 'refreshed':
      return askPage(state);
    case 'looked':
      return state.phase === 'open'
        ? chain(askState(state, event.at), (next) => (isPolling(next) ? askMessages(next) : stay(next)))
        : stay(state);
    case 'tick':
      return tick(state, event.at);
    case 'hidden':
      return sendWatchTime({ ...state, isHidden: true }, event.at, 'last');
    case 'shown':
      return lookedAt({ ...state, isHidden: false }, event.at);
    case 'leaving':
      return sendWatchTime(state, event.at, 'last');
    case 'back-online':
      return lookedAt(state, event.at);
    case 'written':
      return write(state, event.at, event.ref, event.content);
    case 'again':
      return again(state, event.ref);
    case 'let-go':
      return stay(letGo(state, event.ref));
    case 'played':
      return tickReplay({ ...state, replay: moveTo(state.replay, event.ms) });
    case 'earlier':
      return tickReplay({ ...state, replay: lookBack(state.replay) });
  }
}

/** Answers to what was asked; an older entering's are dropped. */
function stepAnswer(state: LiveState, event: Extract<LiveEventOf, { attempt: number }>): Next {
  if (event.attempt !== state.attempt) return stay(state);
  switch (event.type) {
    case 'page-arrived':
      return pageArrived(state, event);
    case 'entered':
      return takeEntry(state, event.at, event.answer);
    case 'left':
      return event.answer.ok || event.answer.code !== 'network'
        ? stay(state)
        : addUnsentSeconds(state, event.seconds);
    case 'state-arrived':
      return stateArrived(state, event.at, event.answer);
    case 'messages-arrived':
      return messagesArrived(state, event.at, event.answer);
    case 'events-arrived':
      return eventsArrived(state, event);
    case 'held-arrived':
      return stay(heldArrived(state, event.answer));
    case 'sent':
      return handleSent(state, event.at, event.ref, event.answer);
  }
}

function stepLink(state: LiveState, event: Extract<LiveEventOf, { link: number }>): Next {
  if (event.link !== state.link.id) return stay(state);
  switch (event.type) {
    case 'ticket-arrived':
      return ticketArrived(state, event.at, event.answer);
    case 'framed':
      return takeFrame(state, event.at, event.frame);
    case 'dropped':
      return takeSocketClose(state, event.at, event.code);
  }
}

function step(state: LiveState, event: LiveEventOf): Next {
  const next =
    'attempt' in event
      ? stepAnswer(state, event)
      : 'link' in event
        ? stepLink(state, event)
        : stepPage(state, event);
  // What rested while a socket told of it is asked for again at once.
  const isLost = state.link.is === 'joined' && next.state.link.is !== 'joined' && !next.state.poll.isAsking;
  const settledState = settle(isLost ? due(next.state) : next.state);
  return settledState === next.state ? next : { ...next, state: settledState };
}

export const roomMachine = defineMachine<LiveState, LiveEventOf, LiveEffect>({ initial: FIRST_STATE, step });
