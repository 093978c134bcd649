/** Captions of a trial: what is said after its end is not for everybody to read. */

const TIMES = /^(?:(\d{2,}):)?(\d{2}):(\d{2}\.\d{3})[ \t]+-->/m;

/** Seconds at which a block begins to be shown; undefined for a heading, a note or a style. */
function startOf(block: string): number | undefined {
  const [, hours = '0', minutes, seconds] = TIMES.exec(block) ?? [];
  if (minutes === undefined) return undefined;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** A WebVTT file without the cues that begin after so many seconds, and without notes, which may quote them. */
export function cutCaptions(vtt: string, seconds: number): string {
  const [heading = 'WEBVTT', ...blocks] = vtt.replaceAll(/\r\n?/g, '\n').split(/\n{2,}/);
  const kept = blocks.filter((block) => {
    const start = startOf(block);
    return start !== undefined && start < seconds;
  });
  return `${[heading, ...kept].join('\n\n').trimEnd()}\n`;
}
