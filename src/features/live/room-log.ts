/** The log of a room as a client holds it: in the order of offsets, each once, whatever came late, twice or not at all (requirement 52). */
import { sameSubject, targetOf } from '#schemas/live/event-target.ts';
import type { LiveEvent } from '#schemas/live/event.ts';

/** What a client keeps; older lines are dropped, so that six hours of chat take no more memory than one. */
const LOG_MAX = 2000;
/** It grows by so many before it is cut. */
const LOG_SLACK = 500;

export interface RoomLog {
  /** Which log the offsets count in; empty before one is known. */
  epoch: string;
  /** Without a gap, first to last. */
  list: readonly LiveEvent[];
  /** Nothing up to here is missing. */
  head: number;
  /** What came before its turn. */
  early: ReadonlyMap<number, LiveEvent>;
}

export const NO_LOG: RoomLog = { epoch: '', list: [], head: 0, early: new Map() };

/** What a whole or a part of the log is told in: a hello, or an answer of live.message.get. */
export interface LogPart {
  epoch: string;
  offset: number;
  // oxlint-disable-next-line names/no-bare-participle -- the name it has on the wire
  recovered: boolean;
  list: readonly LiveEvent[];
}

function cut(list: readonly LiveEvent[]): readonly LiveEvent[] {
  return list.length > LOG_MAX + LOG_SLACK ? list.slice(-LOG_MAX) : list;
}

const withoutWords = (event: LiveEvent): LiveEvent => ({
  ...event,
  content: '',
  data: {},
  is_recalled: true,
});

/** What was taken back loses its words where it stands (D102). */
function takeBack(list: readonly LiveEvent[], recall: LiveEvent): readonly LiveEvent[] {
  const target = targetOf(recall);
  return list.map((event) =>
    !event.is_recalled && sameSubject(event, target) ? withoutWords(event) : event,
  );
}

function append(log: RoomLog, event: LiveEvent): RoomLog {
  const before = event.kind === 'recall' ? takeBack(log.list, event) : log.list;
  return { ...log, list: cut([...before, event]), head: event.offset };
}

/** What waited for its turn follows, as far as nothing is missing. */
function follow(log: RoomLog): RoomLog {
  let next = log;
  for (let event = next.early.get(next.head + 1); event !== undefined; event = next.early.get(next.head + 1))
    next = append(next, event);
  const early = new Map([...log.early].filter(([offset]) => offset > next.head));
  return early.size === log.early.size ? next : { ...next, early };
}

/** One event of a socket: appended where it is next, kept where it came early, dropped where it is known. */
export function takeEvent(log: RoomLog, event: LiveEvent): RoomLog {
  if (event.offset <= log.head) return log;
  if (event.offset > log.head + 1) return { ...log, early: new Map(log.early).set(event.offset, event) };
  return follow(append(log, event));
}

const inOrder = (list: readonly LiveEvent[]) => [...list].sort((a, b) => a.offset - b.offset);

/** The list anew, and behind it what is known already and is newer. */
function anew(log: RoomLog, part: LogPart): RoomLog {
  const list = inOrder(part.list);
  const isSame = log.epoch === part.epoch;
  const later = isSame
    ? [...log.list, ...log.early.values()].filter(({ offset }) => offset > part.offset)
    : [];
  const start: RoomLog = { epoch: part.epoch, list, head: part.offset, early: new Map() };
  return inOrder(later).reduce(takeEvent, start);
}

/** What a hello or an answer brings. */
export function takeTold(log: RoomLog, part: LogPart): RoomLog {
  const isSame = log.epoch === part.epoch;
  if (!isSame || log.head === 0) return anew(log, part);
  if (part.recovered) return inOrder(part.list).reduce(takeEvent, log);
  // An answer that was long on its way tells nothing new.
  return part.offset <= log.head ? log : anew(log, part);
}

/** Whether something is known to be missing; `offset` is where the server says the log ends. */
export function lacks(log: RoomLog, offset: number): boolean {
  return log.early.size > 0 || offset > log.head;
}
