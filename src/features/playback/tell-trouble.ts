/** Tells the shop that a lesson does not play as it should, with what this browser knows of it (D94, M233). */
import type { Engine } from '#engine/engine.ts';
import { filmFacts } from '#platform/film-facts.ts';
import { playFeedback } from '#schemas/api/learning/sessions.ts';
import type { PlayTrouble } from '#schemas/learning/play-feedback.ts';
import type { PlaybackState } from './use-playback.ts';

interface Trouble {
  lesson: { id: string; type: number };
  /** Of what plays. */
  url: string;
  kind: PlayTrouble;
  text: string;
}

/** What went wrong, empty where nothing did. */
export async function tellTrouble(
  engine: Engine,
  { place, stops }: Pick<PlaybackState, 'stops' | 'place'>,
  { lesson, url, kind, text }: Trouble,
): Promise<string> {
  const answer = await engine.call(playFeedback, {
    resource_id: lesson.id,
    resource_type: lesson.type,
    kind,
    text,
    ...filmFacts(place.current, url, stops),
  });
  return answer.ok ? '' : answer.msg;
}
