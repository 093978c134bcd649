/** Captions of a trial: what is said after its end is not for everybody to read. */

const ARROW = '-->';
const TIMES = /^(?:(\d{2,}):)?(\d{2}):(\d{2}\.\d{3})[ \t]+-->/;
/** Where one block ends and the next begins: at a blank line, and after the first line of all. */
const BETWEEN = /\n{2,}|(?<=^[^\n]*)\n/;

/** Seconds at which a cue begins to be shown; not a number where it cannot be read. */
function startOf(times: string): number {
  const [, hours = '0', minutes, seconds] = TIMES.exec(times) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** A WebVTT file without the cues that begin after so many seconds, and without notes, which may quote them. */
export function cutCaptions(vtt: string, seconds: number): string {
  const [heading, ...blocks] = vtt.replaceAll(/\r\n?/g, '\n').split(BETWEEN);
  // Players begin a cue at each arrow, with a blank line before it or without.
  const matches = blocks.filter((block) => {
    const cues = block.split('\n').filter((line) => line.includes(ARROW));
    return cues.length > 0 && cues.every((times) => startOf(times) < seconds);
  });
  return `${[heading, ...matches].join('\n\n').trimEnd()}\n`;
}
