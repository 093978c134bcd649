/** What schemas, renderers and the generator know of a live activity: the plain half of its manifest (ADR-600). */
import type { TProperties } from 'typebox';
import type { LocaleText } from '../page/text.ts';

/** Where a module stands (the screen `live-room`): see its definition. */
export type RoomSlot = 'bar' | 'stage' | 'side' | 'chat' | 'offers' | 'intro' | 'over' | 'acts';

/** A renderer viewers see it by; of one slot those with a lower order come first. */
interface ActivityModule {
  readonly slot: RoomSlot;
  readonly kind: string;
  readonly order: number;
}

/** A line of a report in a terminal: what it is of, which one, how many, and what else is told. */
export type ReportLine = readonly [what: string, which: string, count: string, more: string];

export interface LiveActivity {
  /** Equal to the name of its file and of its folder in server/areas/live/activities. */
  readonly name: string;
  /** Its place among the others: in a report, its table and the host's panel. */
  readonly order: number;
  /** Kinds of events it writes into the log of a room: which are lines of the chat, and which mark a recording (D97). */
  readonly events: Readonly<Record<string, { readonly isLine: boolean; readonly isMark: boolean }>>;
  readonly modules: readonly ActivityModule[];
  /** The renderer a host runs it by, in the tab of activities. */
  readonly host?: string;
  /** Fields it adds to the state of a room (M240): told to everybody at each change, and read from the room's row alone (D98). */
  readonly state?: TProperties;
  /** Fields it adds to the report of a room. */
  readonly report?: TProperties;
  /** One figure of the report, under its name. */
  readonly figure?: { readonly label: LocaleText; count(report: never): number };
  /** The same report in lines; `moment` writes unix seconds as a terminal shows them. */
  lines?(report: never, moment: (ts: number) => string): readonly ReportLine[];
}

/** Names an activity and keeps the exact types of the fields it adds. */
export function defineLiveActivity<const Activity extends LiveActivity>(activity: Activity): Activity {
  return activity;
}

/** What one activity tells of a report; for the generated list. */
export const linesOf = <Report>(
  activity: { lines(report: Report, moment: (ts: number) => string): readonly ReportLine[] },
  report: Report,
  moment: (ts: number) => string,
): readonly ReportLine[] => activity.lines(report, moment);
