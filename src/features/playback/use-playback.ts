/** The playback of the lesson a page shows: its own, or the one that was heard until the page was opened. */
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useEngine } from '#engine/provider.tsx';
import type { Study } from '#features/learning/index.ts';
import type { Film } from './film.ts';
import { listeningIn, listenOn, type Neighbours } from './listening.ts';
import { showInSystem } from './media-session.ts';
import { makePlayback } from './playback.ts';
import { NO_LISTENER, type Playback, type Playing, type ProgressListener } from './playing.ts';
import { dropRecording, makeRecording } from './recording.ts';
import { sleepOf } from './sleep.ts';

export interface PlayedLesson {
  id: string;
  type: number;
  productId: string;
  title: string;
  teacher: string;
  course: string;
  cover: string;
  /** Of its page. */
  href: string;
}

type StudyListener = ProgressListener & Pick<Study, 'session'>;

interface PlaybackProps {
  film: Film;
  about: PlayedLesson;
  /** Who is told what is played; absent for a trial. */
  lesson?: StudyListener;
  /** Plays as soon as it stands there: the learner went on from the lesson before. */
  begins: boolean;
  near: Neighbours;
}

export type PlaybackState = Playback & Playing;

const goesOn = ({ media, hasBegun, failure }: Playing) =>
  hasBegun && !media.isPaused && !media.isEnded && failure === undefined;

/** Of a recording it holds the element itself; that of a film is drawn by the page, with `hold` as its `ref`. */
export function usePlayback(props: PlaybackProps): PlaybackState {
  const engine = useEngine();
  const { film, about, begins } = props;
  const lesson: StudyListener = props.lesson ?? NO_LISTENER;
  const [playback] = useState(() => {
    const current = listeningIn(engine).get();
    const isSame = current?.lesson.id === about.id && current.lesson.productId === about.productId;
    return (isSame ? current.playback : undefined) ?? makePlayback({ film, listener: lesson, begins });
  });
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
    playback.listenWith(lesson);
  });
  useLayoutEffect(() => {
    const listening = listeningIn(engine);
    if (listening.get()?.playback === playback) listening.get()?.release();
    const path = engine.path.get();
    const isRecording = film.medium === 'audio';
    if (isRecording && playback.place.current === null)
      playback.hold(makeRecording({ ...film, title: about.title }));
    return () => {
      if (!isRecording) return;
      const { about: left, film: of, lesson: listener, near } = latest.current;
      const isLeaving = engine.path.get() !== path;
      const study = listener?.session;
      if (isLeaving && study !== undefined && goesOn(playback.get())) {
        const { at } = playback.get().media;
        listenOn(engine, { lesson: { ...left, at, seconds: of.seconds }, playback, study, near });
        engine.intend('listening.show', {});
        return;
      }
      dropRecording(playback);
    };
    // Held from its first drawing to its last.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [engine, playback]);
  useEffect(() => playback.give(film.url), [playback, film.url]);
  useEffect(() => sleepOf(engine).whenDue(playback.pause), [engine, playback]);
  const playing = useSyncExternalStore(playback.subscribe, playback.get, playback.get);
  const { title, teacher, course, cover } = about;
  const { before, next } = props.near;
  const near = `${String(before !== undefined)} ${String(next !== undefined)}`;
  useEffect(
    () =>
      showInSystem({ title, artist: teacher, album: course, cover }, () => ({
        play: playback.play,
        pause: playback.pause,
        skip: playback.skip,
        seek: playback.seek,
        ...latest.current.near,
      })),
    [playback, title, teacher, course, cover, near],
  );
  return { ...playback, ...playing };
}
