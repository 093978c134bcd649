/** Goes on with what was heard before the page was loaded anew: asks again what this person may hear, and opens a session. */
import type { Engine } from '#engine/engine.ts';
import { askDetail, mediaOf } from '#features/goods/index.ts';
import { endStudySessions, studyOf, toldTo, type StudySession } from '#features/learning/index.ts';
import type { Film } from './film.ts';
import type { HeardLesson } from './heard-lesson.ts';
import { forgetHeard, listeningIn, listenOn, NO_NEIGHBOURS } from './listening.ts';
import { makePlayback } from './playback.ts';
import { makeRecording } from './recording.ts';

async function filmOf(engine: Engine, { id, type, productId }: HeardLesson): Promise<Film | undefined> {
  const course = productId === '' ? {} : { product_id: productId };
  const answer = await askDetail(engine, { goods_id: id, goods_type: type, ...course });
  if (!answer.ok || !answer.data.access.can_study) return undefined;
  const { media } = answer.data;
  const playable = mediaOf(media);
  if (playable === undefined || media === undefined || playable.medium !== 'audio') return undefined;
  const { url, captions, chapters } = playable;
  return { medium: 'audio', url, captions, chapters, marquee: undefined, seconds: media.seconds };
}

/** True once a session is open, false where none can be. */
function whenOpen({ run }: StudySession): Promise<boolean> {
  return new Promise((resolve) => {
    const stop = run.subscribe(() => {
      const { phase } = run.get();
      if (phase === 'opening') return;
      stop();
      resolve(phase === 'studying');
    });
  });
}

/** Somebody pressed to go on. */
export async function goOn(engine: Engine, heardLesson: HeardLesson): Promise<void> {
  const place = listeningIn(engine);
  const listening = place.get();
  if (listening === undefined) return;
  place.set({ ...listening, phase: 'asking' });
  const isStill = () => place.get()?.lesson === heardLesson;
  const film = await filmOf(engine, heardLesson).catch(() => undefined);
  if (!isStill()) return;
  if (film === undefined) return place.set({ ...listening, phase: 'failed' });
  const lesson = {
    resource_id: heardLesson.id,
    resource_type: heardLesson.type,
    product_id: heardLesson.productId,
  };
  const study = studyOf(engine, lesson);
  endStudySessions(engine, study);
  study.hold();
  const isOpen = whenOpen(study);
  study.want(lesson);
  if (!(await isOpen) || !isStill()) {
    study.letGo();
    if (isStill()) place.set({ ...listening, phase: 'failed' });
    return;
  }
  const playback = makePlayback({ film, listener: toldTo(study, study.run.get()), begins: true });
  playback.hold(makeRecording({ ...film, title: heardLesson.title }));
  listenOn(engine, { lesson: heardLesson, playback, study, near: NO_NEIGHBOURS });
}

/** Stands there until somebody goes on or closes it. */
export function offer(engine: Engine, lesson: HeardLesson): void {
  const place = listeningIn(engine);
  const close = () => {
    forgetHeard();
    place.set(undefined);
  };
  place.set({ lesson, phase: 'offered', playback: undefined, near: NO_NEIGHBOURS, release: close, close });
}
