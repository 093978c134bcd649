/** What a browser knows of a film or recording that does not play as it should (D94). */

const AGENT_MAX = 300;
const COUNT_MAX = 10_000;
const SECONDS_MAX = 1_000_000;

const whole = (value: number, max: number) =>
  Number.isFinite(value) ? Math.min(max, Math.max(0, Math.round(value))) : 0;

/** Seconds fetched from where it is on. */
function aheadOf({ buffered, currentTime }: HTMLMediaElement): number {
  for (let part = 0; part < buffered.length; part += 1)
    if (buffered.start(part) <= currentTime && currentTime <= buffered.end(part))
      return buffered.end(part) - currentTime;
  return 0;
}

export function filmFacts(film: HTMLMediaElement | null, url: string, stalls: number) {
  return {
    agent: navigator.userAgent.slice(0, AGENT_MAX),
    host: URL.canParse(url, document.baseURI) ? new URL(url, document.baseURI).host : '',
    at: whole(film?.currentTime ?? 0, SECONDS_MAX),
    ahead: whole(film === null ? 0 : aheadOf(film), SECONDS_MAX),
    stalls: whole(stalls, COUNT_MAX),
    height: whole(film instanceof HTMLVideoElement ? film.videoHeight : 0, COUNT_MAX),
  };
}
