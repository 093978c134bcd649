/** Captions and chapters as people have them (WebVTT, SubRip): read line by line, kept as WebVTT, each fault by its line. */
import type { LocaleText } from '#schemas/page/text.ts';
import { decodeText } from '#schemas/text/decode-text.ts';
import { CAPTION_FAULTS_TOLD } from '../limits.ts';
import { ARROW, readTimes, writeTimes, type CueTimes } from './cue-times.ts';

export interface CaptionFault {
  /** Counted from 1; 0 for the file as a whole. */
  line: number;
  message: LocaleText;
}

export type ReadCaptions = { ok: true; vtt: string } | { ok: false; faults: CaptionFault[] };

const NO_CUES: CaptionFault = {
  line: 0,
  message: {
    cn: '没有一条带时间的字幕，例如 00:00:01.000 --> 00:00:04.000',
    en: 'There isn’t one timed line such as 00:00:01.000 --> 00:00:04.000',
  },
};
const excerpt = (line: string) => line.trim().slice(0, 60);
const unreadable = (line: string): LocaleText => ({
  cn: `看不懂这个时间：“${excerpt(line)}”，应写成 00:00:01.000 --> 00:00:04.000`,
  en: `The time “${excerpt(line)}” can’t be read. Write it as 00:00:01.000 --> 00:00:04.000`,
});
const backwards = (line: string): LocaleText => ({
  cn: `结束不晚于开始：“${excerpt(line)}”`,
  en: `It ends no later than it starts: “${excerpt(line)}”`,
});

const WEBVTT = /^WEBVTT(?:[ \t].*)?$/;
/** Tags WebVTT knows; whatever else is in angle brackets in SubRip is text, or a font nobody asked for. */
const FONT = /<\/?font[^>]*>|\{\\[^}]*\}/gi;
const LESS = /<(?!\/?[biu]>)/gi;

const isCounter = (line: string | undefined) => line !== undefined && /^\s*\d+\s*$/.test(line);

interface TimeLine {
  at: number;
  times: CueTimes;
}

function faultOf(line: string): LocaleText | undefined {
  const times = readTimes(line);
  if (times === undefined) return unreadable(line);
  return times.to > times.from ? undefined : backwards(line);
}

/** The places of times in a file, and what is wrong with those that are none. */
function judge(lines: readonly string[]): { timeLines: TimeLine[]; faults: CaptionFault[] } {
  const timeLines: TimeLine[] = [];
  const faults: CaptionFault[] = [];
  for (const [at, line] of lines.entries()) {
    if (!line.includes(ARROW)) continue;
    const message = faultOf(line);
    const times = readTimes(line);
    if (message !== undefined) faults.push({ line: at + 1, message });
    else if (times !== undefined) timeLines.push({ at, times });
  }
  return { timeLines, faults };
}

/** Cue by cue, without the counters of SubRip. */
function rewrite(lines: readonly string[], timeLines: readonly TimeLine[]): string {
  const cues = timeLines.map(({ at, times }, index) => {
    const next = timeLines[index + 1]?.at ?? lines.length;
    const end = index + 1 < timeLines.length && isCounter(lines[next - 1]) ? next - 1 : next;
    const words = lines
      .slice(at + 1, end)
      .map((line) => line.replaceAll(FONT, '').replaceAll(LESS, '&lt;').trimEnd())
      .filter((line) => line !== '');
    return [writeTimes(times), ...words].join('\n');
  });
  return `${['WEBVTT', ...cues].join('\n\n')}\n`;
}

/** What WebVTT reads as it stands is kept as it stands; anything else is written anew. */
export function readCaptions(bytes: Uint8Array): ReadCaptions {
  const result = decodeText(bytes);
  if (!result.ok) return { ok: false, faults: [{ line: 0, message: result.message }] };
  const { text } = result;
  const lines = text.split(/\r\n?|\n/);
  const { timeLines, faults } = judge(lines);
  if (faults.length > 0) return { ok: false, faults: faults.slice(0, CAPTION_FAULTS_TOLD) };
  if (timeLines.length === 0) return { ok: false, faults: [NO_CUES] };
  const isVtt = WEBVTT.test(lines[0] ?? '') && timeLines.every(({ times }) => times.isStrict);
  return { ok: true, vtt: isVtt ? text : rewrite(lines, timeLines) };
}

/** Whether a file may be captions at all, by its beginning. */
export function looksLikeCaptions(head: Uint8Array): boolean {
  const text = new TextDecoder(
    head[0] === 0xff ? 'utf-16le' : head[0] === 0xfe ? 'utf-16be' : 'utf-8',
  ).decode(head);
  return /^WEBVTT(?:\s|$)/.test(text) || /^\s*(?:\d+\s*\r?\n)?\s*[\d:.,]+\s*-->/.test(text);
}
