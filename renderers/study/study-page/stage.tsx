/** The place of the lesson itself: the player or the text, or in words why neither stands there. */
import { lazy, Suspense, type ReactNode } from 'react';
import { studyHref } from '#schemas/address/study-href.ts';
import { Button } from '#ui/button.tsx';
import { Cover } from '#ui/cover.tsx';
import { FailedLine } from '#ui/failed-band.tsx';
import { Icon } from '#ui/icon.tsx';
import { MediaFrame } from '#ui/media-frame.tsx';
import { resumeAt } from '#features/playback/index.ts';
import type { RoomProps } from './room.tsx';
import styles from './view.module.css';

/** Fetched on this page alone, and only the one that is needed. */
const Player = lazy(async () => ({ default: (await import('./player/player.tsx')).Player }));
const Reader = lazy(async () => ({ default: (await import('./reader/reader.tsx')).Reader }));

interface StageProps extends Omit<RoomProps, 'lines' | 'go'> {
  title: string;
  /** Where the way in stands. */
  detailHref: string;
  next: { title: string; go: () => void } | undefined;
  before: (() => void) | undefined;
  begins: boolean;
  isWide: boolean;
  setWide: (isWide: boolean) => void;
}

function Opening({ about, leads, t }: Pick<StageProps, 'about' | 'leads' | 't'>) {
  return (
    <div role="status" aria-busy="true" aria-label={t('loading')}>
      <MediaFrame ratio="wide" className={styles.opening}>
        <Cover
          src={about.cover}
          alt=""
          ratio="16 / 9"
          sizes="(min-width: 1200px) 860px, 100vw"
          radius="none"
          priority={leads}
        />
      </MediaFrame>
    </div>
  );
}

function Notice({
  icon,
  title,
  hint,
  children,
}: {
  icon: 'lock' | 'live';
  title: string;
  hint: string;
  children: ReactNode;
}) {
  return (
    <div className={styles.notice} role="status">
      <Icon name={icon} size={40} />
      <p className={styles.noticeTitle}>{title}</p>
      <p>{hint}</p>
      {children}
    </div>
  );
}

export function Stage(props: StageProps) {
  const { own, lesson, about, course, again, detailHref, leads, t, locale } = props;
  if (own.kind === 'failed') return <FailedLine retry={again} message={own.message} />;
  if (own.kind === 'refused' || lesson.phase === 'refused')
    return (
      <Notice icon="lock" title={t('refused')} hint={t(own.kind === 'refused' ? own.why : 'whyEnded')}>
        <Button tone="primary" href={detailHref}>
          {t('toDetail')}
        </Button>
      </Notice>
    );
  if (lesson.phase === 'elsewhere')
    return (
      <Notice icon="live" title={t('elsewhere')} hint={t('elsewhereHint')}>
        <Button tone="primary" onClick={lesson.takeOver}>
          {t('takeOver')}
        </Button>
      </Notice>
    );
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
            begins={props.begins}
            resumeAt={resumeAt(lesson.resume, own.film.seconds)}
            next={props.next}
            before={props.before}
            isWide={props.isWide}
            setWide={props.setWide}
            renew={again}
            t={t}
            locale={locale}
          />
        ) : (
          <Reader
            key={about.id}
            about={about}
            title={own.title}
            text={own.text}
            lesson={lesson}
            mayCopy={props.mayCopy}
            t={t}
          />
        )}
      </Suspense>
    </>
  );
}
