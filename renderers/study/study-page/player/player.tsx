/** The player of a lesson: a film or a recording over the browser's own element, with controls of ours below it. */
import { PlayerBar } from '#pieces/player-bar.tsx';
import { FilmChoices } from '#pieces/player-film-choices.tsx';
import { commandOf } from '#pieces/player-keys.ts';
import { Press, Waiting } from '#pieces/player-parts.tsx';
import { Picture } from '#pieces/player-picture.tsx';
import { useCaptions } from '#pieces/use-captions.ts';
import { lazy, Suspense, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Locale } from '#schemas/locale.ts';
import { useQuiz } from '#features/exams/index.ts';
import {
  obeyCommand,
  usePlayback,
  useSleep,
  type Film,
  type PlayedLesson,
} from '#features/playback/index.ts';
import { cx } from '#ui/cx.ts';
import { FailedLine } from '#ui/failed-band.tsx';
import { clockTime } from '#ui/clock-time.ts';
import { Cover } from '#ui/cover.tsx';
import { MediaFailure } from '#ui/media-failure.tsx';
import { LessonFoot, type Foot } from '../lesson-foot.tsx';
import { Notes } from '../notes/notes.tsx';
import type { Say } from '../say.ts';
import type { Lesson } from '../use-lesson.ts';
import { Begin } from './begin.tsx';
import { Chapters } from './chapters.tsx';
import { Help } from './help.tsx';
import { Marquee } from './marquee.tsx';
import { NextCard } from './next-card.tsx';
import { Notices } from './notices.tsx';
import { useFull } from '#ui/use-full.ts';
import styles from './player.module.css';
import { SleepChoice } from './sleep-choice.tsx';
import { Transcript } from './transcript.tsx';
import { useChapters } from './use-chapters.ts';

export interface PlayerProps {
  film: Film;
  about: PlayedLesson;
  lesson: Lesson;
  /** Plays at once: the learner went on from the lesson before. */
  begins: boolean;
  /** Seconds where the learner was; 0 to begin from the start. */
  resumeAt: number;
  next: { title: string; go: () => void } | undefined;
  before: (() => void) | undefined;
  /** As wide as the page. */
  isWide: boolean;
  setWide: (isWide: boolean) => void;
  /** Asks for the address anew. */
  renew: () => void;
  foot: Foot;
  t: Say;
  locale: Locale;
}

/** Fetched by films that ask. */
const Quiz = lazy(async () => ({ default: (await import('./quiz.tsx')).Quiz }));

const COVER_SIZES = '(min-width: 1200px) 860px, 100vw';

export function Player(props: PlayerProps) {
  const { film, about, lesson, begins, resumeAt, next, before, isWide, setWide, renew, foot, t, locale } =
    props;
  const { title } = about;
  const isFilm = film.medium === 'video';
  const frame = useRef<HTMLElement>(null);
  const [isHelping, setHelping] = useState(false);
  const playback = usePlayback({ film, about, lesson, begins, near: { before, next: next?.go } });
  const { place, hold, media, hasBegun, failure, stoppedAt, stopAt } = playback;
  const quiz = useQuiz(about.id, isFilm);
  const point = quiz.points.find(({ point_s: at }) => at === stoppedAt);
  useEffect(() => {
    const open = quiz.points.filter(({ graded }) => graded === null);
    stopAt(open.map(({ point_s: at, is_required: isRequired }) => ({ at, isRequired })));
  }, [quiz.points, stopAt]);
  const goOn = () => {
    playback.goOn();
    frame.current?.focus();
  };
  const captions = useCaptions(place, film.captions, locale);
  const full = useFull(frame, place, film.marquee === undefined);
  const chapters = useChapters(place, film.chapters, locale);
  const bed = useSleep();
  const filmControls = isFilm ? { captions, toggleFull: full.toggleFull } : undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    const command = commandOf(event, event.target);
    // While a question stands there keys are its own.
    if (command === undefined || point !== undefined) return;
    event.preventDefault();
    if (command.do === 'help') setHelping(!isHelping);
    else obeyCommand(command, playback, filmControls);
  };
  const again = () => playback.play(0);
  const go = (to: number) => (hasBegun ? playback.seek(to) : playback.play(to));
  return (
    <div className={styles.room}>
      {/* Keys of the player are heard wherever in it the focus is. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <section
        ref={frame}
        className={cx(styles.player, isFilm ? styles.film : styles.recording)}
        aria-label={t('player', { title })}
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        <div className={isFilm ? styles.stage : styles.sleeve}>
          {isFilm && (
            <Picture
              title={title}
              captions={film.captions}
              chapters={film.chapters}
              maySmall={film.marquee === undefined}
              hold={hold}
              toggle={playback.toggle}
            />
          )}
          {(!isFilm || !hasBegun || media.isEnded) && (
            <div className={styles.cover}>
              <Cover
                src={about.cover}
                alt=""
                ratio={isFilm ? '16 / 9' : '1 / 1'}
                sizes={COVER_SIZES}
                radius="none"
                priority
              />
            </div>
          )}
          {isFilm && film.marquee !== undefined && hasBegun && !media.isEnded && (
            <Marquee words={film.marquee} isPaused={media.isPaused} />
          )}
          {media.isWaiting && hasBegun && failure === undefined && <Waiting label={t('fetching')} />}
          {isFilm && !hasBegun && <Begin title={title} at={resumeAt} isFilm play={playback.play} t={t} />}
          {isFilm && media.isEnded && <NextCard next={next} again={again} waits={false} isFilm t={t} />}
          {point !== undefined && (
            <Suspense fallback={<Waiting label={t('fetching')} />}>
              <Quiz
                key={point.point_s}
                point={point}
                save={(answer) => quiz.answer(point.point_s, answer)}
                goOn={goOn}
                t={t}
                locale={locale}
              />
            </Suspense>
          )}
          {failure !== undefined && (
            <MediaFailure
              of={film.medium}
              reason={failure}
              title={title}
              url={film.url}
              retry={() => {
                playback.forget();
                renew();
              }}
              dark
            />
          )}
          {isHelping && <Help isFilm={isFilm} close={() => setHelping(false)} t={t} />}
        </div>
        {!isFilm && (
          <div className={styles.words}>
            <p className={styles.name}>{about.teacher === '' ? title : about.teacher}</p>
            {!hasBegun && <Begin title={title} at={resumeAt} isFilm={false} play={playback.play} t={t} />}
            {media.isEnded && (
              <NextCard next={next} again={again} waits={bed.sleep === -1} isFilm={false} t={t} />
            )}
          </div>
        )}
        <PlayerBar
          playback={playback}
          title={title}
          chapters={chapters.list}
          ground={isFilm ? 'film' : 'paper'}
        >
          {isFilm ? (
            <FilmChoices
              playback={playback}
              captions={captions}
              full={full}
              has={film.captions}
              theatre={{ isWide, setWide }}
            />
          ) : (
            <SleepChoice {...bed} t={t} />
          )}
          <Press
            icon="keyboard"
            label={t('keys')}
            isForWide
            isOn={isHelping}
            onPress={() => setHelping(!isHelping)}
          />
        </PlayerBar>
      </section>
      {quiz.isLost && <FailedLine retry={quiz.retry} message={t('quizLost')} />}
      <Notices playback={playback} lesson={about} film={film} t={t} />
      <LessonFoot
        tabs={[
          {
            id: 'transcript',
            isEmpty: captions.read === undefined,
            panel: captions.read !== undefined && (
              <Transcript cues={captions.said} language={captions.read} at={media.at} go={go} t={t} />
            ),
          },
          {
            id: 'chapters',
            isEmpty: chapters.language === undefined,
            panel: <Chapters chapters={chapters} at={media.at} go={go} t={t} />,
          },
          {
            id: 'notes',
            panel: (
              <Notes lesson={about} now={() => Math.floor(media.at)} timeText={clockTime} go={go} t={t} />
            ),
          },
        ]}
        foot={foot}
        t={t}
      />
    </div>
  );
}
