/** The place of the lesson itself: the player or the text, or in words why neither stands there. */
import { lazy, Suspense, type ReactNode } from 'react';
import { studyHref } from '#schemas/address/study-href.ts';
import { RESOURCES } from '#schemas/content/resource-type.ts';
import { Button } from '#ui/button.tsx';
import { Cover } from '#ui/cover.tsx';
import { cx } from '#ui/cx.ts';
import { FailedLine } from '#ui/failed-band.tsx';
import { Icon } from '#ui/icon.tsx';
import { MediaFrame } from '#ui/media-frame.tsx';
import { useMoment } from '#ui/use-moment.ts';
import { secondsOf } from '#schemas/time.ts';
import { resumeAt } from '#features/playback/index.ts';
import { LessonFoot, type Foot } from './lesson-foot.tsx';
import type { RoomProps } from './room-props.ts';
import styles from './view.module.css';

/** Fetched on this page alone, and only the one that is needed. */
const Player = lazy(async () => ({ default: (await import('./player/player.tsx')).Player }));
const PdfReader = lazy(async () => ({ default: (await import('./document/pdf-reader.tsx')).PdfReader }));
const Punch = lazy(async () => ({ default: (await import('./punch.tsx')).Punch }));
const Reader = lazy(async () => ({ default: (await import('./reader/reader.tsx')).Reader }));

const WIDE = '(min-width: 1200px) 860px, 100vw';

interface StageProps extends Omit<RoomProps, 'lines' | 'go' | 'camp' | 'talk' | 'tools'> {
  title: string;
  /** Where the way in stands. */
  detailHref: string;
  next: { title: string; go: () => void } | undefined;
  before: (() => void) | undefined;
  begins: boolean;
  isWide: boolean;
  setWide: (isWide: boolean) => void;
  foot: Foot;
}

interface Shape {
  look: string | undefined;
  frame: 'wide' | 'square';
  ratio: '16 / 9' | '1 / 1';
  sizes: string;
}

/** What holds the place of each kind of lesson while it is asked for; anything else is read. */
const OPENINGS: ReadonlyMap<number, Shape> = new Map([
  [RESOURCES.video.type, { look: styles.film, frame: 'wide', ratio: '16 / 9', sizes: WIDE }],
  [RESOURCES.audio.type, { look: styles.recording, frame: 'square', ratio: '1 / 1', sizes: '200px' }],
]);

function Opening({ about, leads, t }: Pick<StageProps, 'about' | 'leads' | 't'>) {
  const shape = OPENINGS.get(about.type);
  return (
    <div className={cx(styles.opening, shape?.look)} role="status" aria-busy="true" aria-label={t('loading')}>
      {shape !== undefined && (
        <MediaFrame ratio={shape.frame}>
          <Cover
            src={about.cover}
            alt=""
            ratio={shape.ratio}
            sizes={shape.sizes}
            radius="none"
            priority={leads}
          />
        </MediaFrame>
      )}
    </div>
  );
}

/** Another player of this person plays: which, since when, and the way to play here instead (D129). */
function Elsewhere({ lesson, foot, t, locale }: Pick<StageProps, 'lesson' | 'foot' | 't' | 'locale'>) {
  const moment = useMoment(locale);
  const { elsewhere, resume, takeOver } = lesson;
  const device = elsewhere?.device ?? '';
  const title = device === '' ? t('elsewhere') : t('elsewhereOn', { device });
  const time = elsewhere && moment(secondsOf(elsewhere.since));
  const since = resume === undefined ? 'elsewhereSince' : 'elsewhereTaken';
  return (
    <Notice
      icon="live"
      title={elsewhere?.is_same_login === 1 ? t('elsewhereTab') : title}
      hint={time === undefined ? t('elsewhereHint') : t(since, { time })}
      foot={foot}
      t={t}
    >
      <Button tone="primary" onClick={takeOver}>
        {t('takeOver')}
      </Button>
    </Notice>
  );
}

function Notice({
  icon,
  title,
  hint,
  foot,
  t,
  children,
}: Pick<StageProps, 'foot' | 't'> & {
  icon: 'lock' | 'live' | 'clock' | 'warning';
  title: string;
  hint: string;
  children?: ReactNode;
}) {
  return (
    <>
      <div className={styles.notice} role="status">
        <Icon name={icon} size={40} />
        <p className={styles.noticeTitle}>{title}</p>
        <p>{hint}</p>
        {children}
      </div>
      <LessonFoot tabs={[]} foot={foot} t={t} />
    </>
  );
}

export function Stage(props: StageProps) {
  const { own, lesson, about, course, again, detailHref, foot, leads, t, locale } = props;
  if (own.kind === 'failed') return <FailedLine retry={again} message={own.message} />;
  if (own.kind === 'refused' || lesson.phase === 'refused')
    return (
      <Notice
        icon="lock"
        title={t('refused')}
        hint={t(own.kind === 'refused' ? own.why : 'whyEnded')}
        foot={foot}
        t={t}
      >
        <Button tone="primary" href={detailHref}>
          {t('toDetail')}
        </Button>
      </Notice>
    );
  if (own.kind === 'preparing')
    return own.hasFailed ? (
      <Notice icon="warning" title={t('notPrepared')} hint={t('notPreparedHint')} foot={foot} t={t}>
        <Button onClick={again}>{t('retry')}</Button>
      </Notice>
    ) : (
      <Notice icon="clock" title={t('preparing')} hint={t('preparingHint')} foot={foot} t={t} />
    );
  if (own.kind === 'punch')
    return (
      <Suspense fallback={<Opening about={about} leads={leads} t={t} />}>
        <Punch
          key={about.id}
          about={about}
          act={props.act}
          onDone={props.renewOutline}
          t={t}
          locale={locale}
        />
        <LessonFoot tabs={[]} foot={foot} t={t} />
      </Suspense>
    );
  if (lesson.phase === 'elsewhere') return <Elsewhere lesson={lesson} foot={foot} t={t} locale={locale} />;
  const isReady = lesson.phase === 'studying' || lesson.phase === 'failed';
  if (own.kind === 'asking' || !isReady) return <Opening about={about} leads={leads} t={t} />;
  return (
    <>
      {lesson.phase === 'failed' && <FailedLine retry={lesson.retry} message={t('unkept')} />}
      <Suspense fallback={<Opening about={about} leads={leads} t={t} />}>
        {own.kind === 'film' ? (
          <Player
            key={about.id}
            film={own.film}
            about={{
              id: about.id,
              type: about.type,
              productId: course.id,
              title: own.title,
              teacher: about.teacher,
              course: course.title,
              cover: own.cover,
              href: studyHref(about, course.id === '' ? undefined : course),
            }}
            lesson={lesson}
            // Who takes over from another player pressed for it to play.
            begins={props.begins || lesson.resume?.isTakeOver === true}
            resumeAt={resumeAt(lesson.resume, own.film.seconds)}
            next={props.next}
            before={props.before}
            isWide={props.isWide}
            setWide={props.setWide}
            renew={again}
            foot={foot}
            t={t}
            locale={locale}
          />
        ) : own.kind === 'document' ? (
          <PdfReader
            key={about.id}
            about={about}
            title={own.title}
            url={own.url}
            lesson={lesson}
            mayCopy={props.mayCopy}
            renew={again}
            foot={foot}
            t={t}
          />
        ) : (
          <Reader
            key={about.id}
            about={about}
            title={own.title}
            text={own.text}
            lesson={lesson}
            mayCopy={props.mayCopy}
            foot={foot}
            t={t}
          />
        )}
      </Suspense>
    </>
  );
}
