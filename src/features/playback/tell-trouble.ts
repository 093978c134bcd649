/** Tells the shop that a lesson does not play as it should, with what this browser knows of it (D94, M233). */
import type { Engine } from '#engine/engine.ts';
import { playFeedback } from '#schemas/api/learn/play.feedback.ts';
import type { PlayTrouble } from '#schemas/learning/play-feedback.ts';
import type { Played } from './use-playback.ts';

const AGENT_MAX = 300;

interface Trouble {
  lesson: { id: string; type: number };
  /** Of what plays. */
  url: string;
  kind: PlayTrouble;
  text: string;
}

/** Seconds fetched from where it is on. */
function aheadOf({ media: { at, buffered } }: Pick<Played, 'media'>): number {
  const part = buffered.find(({ from, to }) => from <= at && at <= to);
  return part === undefined ? 0 : Math.round(part.to - at);
}

/** What went wrong, empty where nothing did. */
export async function tellTrouble(
  engine: Engine,
  played: Pick<Played, 'media' | 'stops' | 'place'>,
  { lesson, url, kind, text }: Trouble,
): Promise<string> {
  const { place, stops, media } = played;
  const film = place.current;
  const answer = await engine.call(playFeedback, {
    resource_id: lesson.id,
    resource_type: lesson.type,
    kind,
    text,
    agent: navigator.userAgent.slice(0, AGENT_MAX),
    host: URL.canParse(url, document.baseURI) ? new URL(url, document.baseURI).host : '',
    at: Math.round(media.at),
    ahead: aheadOf(played),
    stalls: Math.min(stops, 10_000),
    height: film instanceof HTMLVideoElement ? Math.min(film.videoHeight, 10_000) : 0,
  });
  return answer.ok ? '' : answer.msg;
}
