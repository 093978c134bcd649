/** The line of a cue that says when it is shown, as WebVTT and SubRip write it. */
import { HOUR_MS, MINUTE_MS, SECOND_MS, secondsOf } from '#schemas/time.ts';

const CLOCK = String.raw`(?:(\d{1,4}):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})`;
const TIMES = new RegExp(String.raw`^\s*${CLOCK}\s*-->\s*${CLOCK}(?:\s+(.*))?$`);
/** What the specification of WebVTT allows, so that every browser reads it. */
const STRICT = /^(?:\d{2,}:)?\d{2}:\d{2}\.\d{3}[ \t]+-->[ \t]+(?:\d{2,}:)?\d{2}:\d{2}\.\d{3}(?:[ \t].*)?$/;

export const ARROW = '-->';

export interface CueTimes {
  /** Milliseconds. */
  from: number;
  to: number;
  /** Position and alignment, as the file has them; empty for none. */
  settings: string;
  /** Browsers read the line as it is. */
  isStrict: boolean;
}

function milliseconds(hours = '0', minutes = '0', seconds = '0', fraction = '0'): number | undefined {
  if (Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  return (
    Number(hours) * HOUR_MS +
    Number(minutes) * MINUTE_MS +
    Number(seconds) * SECOND_MS +
    Number(fraction.padEnd(3, '0'))
  );
}

/** Undefined where the line has an arrow and no two moments. */
export function readTimes(line: string): CueTimes | undefined {
  const match = TIMES.exec(line);
  if (match === null) return undefined;
  const from = milliseconds(match[1], match[2], match[3], match[4]);
  const to = milliseconds(match[5], match[6], match[7], match[8]);
  if (from === undefined || to === undefined) return undefined;
  return { from, to, settings: (match[9] ?? '').trim(), isStrict: STRICT.test(line) };
}

function clock(ms: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const hours = two(ms / HOUR_MS);
  const minutes = two((ms % HOUR_MS) / MINUTE_MS);
  const seconds = two(secondsOf(ms % MINUTE_MS));
  return `${hours}:${minutes}:${seconds}.${String(ms % SECOND_MS).padStart(3, '0')}`;
}

/** The line as WebVTT has it. */
export const writeTimes = ({ from, to, settings }: CueTimes): string =>
  `${clock(from)} ${ARROW} ${clock(to)}${settings === '' ? '' : ` ${settings}`}`;
