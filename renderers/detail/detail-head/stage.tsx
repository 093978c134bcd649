/** The stage of a detail page: the cover with what can be tried, or the player in the very same place. */
import { lazy, type MouseEvent, Suspense } from 'react';
import type { DetailInput, Medium } from '#features/goods/index.ts';
import { PlaySign } from '#pieces/play-sign.tsx';
import type { Trial } from '#schemas/content/detail.ts';
import type { Locale } from '#schemas/locale.ts';
import { Button } from '#ui/button.tsx';
import { clockTime } from '#ui/clock-time.ts';
import { Cover } from '#ui/cover.tsx';
import { cx } from '#ui/cx.ts';
import { MediaFrame } from '#ui/media-frame.tsx';
import { triedGoods } from './playable.ts';
import { useStage } from './use-stage.ts';
import styles from './view.module.css';
import type { Say } from './words.ts';

/** Fetched by whoever plays, and by whoever reads. */
const Player = lazy(async () => ({ default: (await import('./player.tsx')).Player }));
const RichText = lazy(async () => ({ default: (await import('#pieces/rich-text.tsx')).RichText }));

interface StageProps {
  input: DetailInput;
  goods: { title: string; cover: string };
  trial: Trial;
  leads: boolean;
  t: Say;
  locale: Locale;
}

/** The cover is as wide as the left column. */
const SIZES = '(min-width: 1248px) 800px, 100vw';

const TRY = { video: 'watch', audio: 'listen', text: 'read', document: 'read' } as const;
const SIGNS = { video: 'play', audio: 'audio', text: 'article', document: 'article' } as const;

function what(medium: Medium, isTrial: boolean, seconds: number, t: Say): string {
  if (!isTrial) return t(medium === 'text' ? 'open' : 'play');
  return seconds > 0 ? t('trialOf', { what: t(TRY[medium]), time: clockTime(seconds) }) : t(TRY[medium]);
}

export function Stage({ input, goods, trial, leads, t, locale }: StageProps) {
  const { stage, start, offered, isTrial, href, leave } = useStage({ input, trial });
  const playable = stage.kind === 'shown' ? stage.playable : undefined;
  const plays = playable?.medium === 'video' || playable?.medium === 'audio';
  const title = isTrial && trial.lesson_title !== '' ? trial.lesson_title : goods.title;
  const press = (event: MouseEvent) => {
    event.preventDefault();
    start();
  };
  const label = offered === undefined ? '' : what(offered, isTrial, trial.seconds, t);
  const sign = offered !== undefined && (
    <>
      <PlaySign icon={SIGNS[offered]} />
      <span className={styles.label}>{label}</span>
    </>
  );
  const cover = (
    <Cover src={goods.cover} alt="" ratio="16 / 9" sizes={SIZES} radius="none" priority={leads} />
  );
  const name = t('start', { what: label, title });
  return (
    <>
      <MediaFrame ratio="wide" className={cx(styles.stage, plays && styles.plays)}>
        {!plays && cover}
        {playable === undefined &&
          offered !== undefined &&
          (href === '' ? (
            <button
              type="button"
              className={styles.start}
              aria-label={name}
              aria-busy={stage.kind === 'coming'}
              onClick={start}
            >
              {sign}
            </button>
          ) : (
            <a className={styles.start} href={href} aria-label={name} onClick={isTrial ? press : undefined}>
              {sign}
            </a>
          ))}
        {playable !== undefined && plays && (
          <Suspense fallback={cover}>
            <Player
              piece={triedGoods(input, trial)}
              playable={playable}
              title={title}
              cover={cover}
              renew={start}
              t={t}
              locale={locale}
            />
          </Suspense>
        )}
      </MediaFrame>
      {stage.kind === 'failed' && (
        <p className={styles.failed} role="alert">
          {t('noMedia')}
        </p>
      )}
      {playable?.medium === 'document' && (
        <p className={styles.failed}>
          <Button tone="primary" href={playable.url}>
            {t('open')}
          </Button>
        </p>
      )}
      {playable?.medium === 'text' && playable.text !== undefined && (
        <Suspense fallback={null}>
          <article className={styles.reading} aria-label={title}>
            <RichText tree={playable.text} size="article" />
            {playable.isPreview && (
              <p className={styles.sample}>
                {t('preview')}
                <Button tone="primary" href="#buy" onClick={leave}>
                  {t('toBuy')}
                </Button>
              </p>
            )}
          </article>
        </Suspense>
      )}
    </>
  );
}
