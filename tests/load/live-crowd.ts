/** Many viewers of a live room in one process of their own; asked by its parent what they have seen. */
import type { CrowdPerson } from './live-people.ts';
import { watchRoom, type Viewer } from './live-viewer.ts';

export interface CrowdTask {
  ports: number[];
  people: CrowdPerson[];
  /** Of which one in so many is told what each message was, so that orders can be compared. */
  from: number;
}

export interface CrowdCount {
  viewers: number;
  joinedCount: number;
  /** The place of the log every one of them has reached. */
  head: number;
}

export interface CrowdReport extends CrowdCount {
  gaps: number;
  duplicates: number;
  unrecoveredCount: number;
  /** Places at which two viewers saw different messages. */
  disorders: number;
  /** Messages in the order of the log, as all of them saw it. */
  log: { offset: number; id: string; content: string }[];
  /** How many were delivered after so many milliseconds. */
  delays: [ms: number, count: number][];
}

type Ask = { ask: 'begin'; task: CrowdTask } | { ask: 'count' | 'report' | 'end' };

/** What a browser waits after a loss: between half a second and one (ADR-366). */
const WAIT_MS = { least: 500, more: 500 };
/** All of them at once would be no crowd but a flood. */
const BEGIN_EACH_MS = 8;

const viewers: Viewer[] = [];
const seenItems = new Map<number, { id: string; content: string }>();
const delays = new Map<number, number>();
let disorders = 0;
let expectedValue = 0;

function begin({ ports, people, from }: CrowdTask): void {
  expectedValue = people.length;
  people.forEach((person, index) => {
    const start = () => {
      const waitMs = () => WAIT_MS.least + Math.random() * WAIT_MS.more;
      const saw = ({
        offset,
        id,
        content,
        ts,
      }: {
        offset: number;
        id: string;
        content: string;
        ts: number;
      }) => {
        const before = seenItems.get(offset);
        if (before === undefined) seenItems.set(offset, { id, content });
        else if (before.id !== id) disorders += 1;
        const ms = Math.max(0, Date.now() - ts);
        delays.set(ms, (delays.get(ms) ?? 0) + 1);
      };
      viewers.push(watchRoom({ ports, person, saw, waitMs }, from + index));
    };
    setTimeout(start, index * BEGIN_EACH_MS);
  });
}

const count = (): CrowdCount => ({
  viewers: expectedValue,
  joinedCount: viewers.filter((viewer) => viewer.isJoined()).length,
  head: viewers.length < expectedValue ? 0 : Math.min(...viewers.map((viewer) => viewer.head())),
});

function report(): CrowdReport {
  const sum = (of: 'gaps' | 'duplicates' | 'unrecoveredCount') =>
    viewers.reduce((total, { faults }) => total + faults[of], 0);
  const log = [...seenItems]
    .map(([offset, one]) => ({ offset, ...one }))
    .toSorted((a, b) => a.offset - b.offset);
  return {
    ...count(),
    gaps: sum('gaps'),
    duplicates: sum('duplicates'),
    unrecoveredCount: sum('unrecoveredCount'),
    disorders,
    log,
    delays: [...delays],
  };
}

process.on('message', (askedAsk: Ask) => {
  if (askedAsk.ask === 'begin') {
    begin(askedAsk.task);
    process.send?.(count());
  } else if (askedAsk.ask === 'count') process.send?.(count());
  else if (askedAsk.ask === 'report') {
    process.send?.(report());
    // What follows is counted anew.
    delays.clear();
  } else {
    for (const viewer of viewers) viewer.stop();
    process.exit(0);
  }
});
