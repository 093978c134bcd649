/** Draws a film with the browser's own controls, so that it plays without script; what can go wrong is said in words. */
import { useEffect, useRef, useState } from 'react';
import { languageTag, type Locale } from '#schemas/locale.ts';
import type { PropsOf } from '#schemas/page/define-renderer.ts';
import { safeImageUrl, safeMediaUrl } from '#schemas/address/safe-url.ts';
import { defineView } from '#engine/define-view.ts';
import { Band } from '#ui/band.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { MediaColumn, MediaFrame } from '#ui/media-frame.tsx';
import { MediaFailure, mediaFailureOf, type MediaFailureReason } from '#ui/media-failure.tsx';
import { playAlone } from '#ui/play-alone.ts';
import { SectionHead } from '#ui/section-head.tsx';
import { useLive } from '#ui/use-live.ts';
import { usePlayInView } from '#ui/use-play-in-view.ts';
import { definition, type Captions } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

interface FilmProps {
  props: PropsOf<typeof definition>;
  url: string;
  locale: Locale;
  labels: Readonly<Record<Locale, string>>;
  /** Name of the large button over the poster. */
  start: string;
}

/** One file a language, each where it may be fetched. */
function tracksOf(captions: readonly Captions[] = []): { locale: Locale; url: string }[] {
  const tracks = new Map<Locale, string>();
  for (const { locale, url } of captions) {
    const safe = safeMediaUrl(url);
    if (safe !== undefined && !tracks.has(locale)) tracks.set(locale, safe);
  }
  return [...tracks].map(([locale, url]) => ({ locale, url }));
}

function Film({ props, url, locale, labels, start }: FilmProps) {
  const place = useRef<HTMLVideoElement>(null);
  const [failure, setFailure] = useState<MediaFailureReason>();
  const [hasStarted, setStarted] = useState(props.autoplay);
  const live = useLive();
  usePlayInView(place, props.autoplay);
  const look = () => {
    setFailure(mediaFailureOf(place.current));
    if (place.current?.paused === false) setStarted(true);
  };
  // It may have been started, and have failed, before this script came.
  useEffect(look, []);
  const play = () => void place.current?.play().catch(() => undefined);
  const retry = () => {
    setFailure(undefined);
    place.current?.load();
    play();
  };
  const poster = safeImageUrl(props.poster);
  const tracks = tracksOf(props.captions);
  const isShared = tracks.some((track) => !track.url.startsWith('/'));
  return (
    <MediaFrame ratio={props.ratio} className={styles.place}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the merchant's captions are the tracks below */}
      <video
        ref={place}
        className={cx(styles.film, failure !== undefined && styles.broken)}
        aria-label={props.title}
        controls
        playsInline
        preload={poster === undefined ? 'metadata' : 'none'}
        poster={poster}
        muted={props.autoplay}
        loop={props.loop}
        crossOrigin={isShared ? 'anonymous' : undefined}
        src={url}
        onError={look}
        onPlay={({ currentTarget }) => {
          setStarted(true);
          if (!currentTarget.muted) playAlone(currentTarget);
        }}
        onVolumeChange={({ currentTarget }) => {
          if (!currentTarget.muted && !currentTarget.paused) playAlone(currentTarget);
        }}
      >
        {tracks.map((track) => (
          <track
            key={track.locale}
            kind="captions"
            src={track.url}
            srcLang={languageTag(track.locale)}
            label={labels[track.locale]}
            default={props.captions_on && track.locale === locale}
          />
        ))}
      </video>
      {live && !hasStarted && failure === undefined && (
        // Browsers start a film that was not fetched by their small button alone; people press the picture.
        <button type="button" className={styles.start} aria-label={start} onClick={play}>
          <span className={styles.sign}>
            <Icon name="play" size={40} />
          </span>
        </button>
      )}
      {failure !== undefined && (
        <MediaFailure of="video" reason={failure} title={props.title} url={url} retry={retry} dark />
      )}
    </MediaFrame>
  );
}

export default defineView(definition, words, ({ root, id, props, t, locale }) => {
  const url = safeMediaUrl(props.url);
  if (url === undefined) return null;
  const headId = `${id}-title`;
  return (
    <Band
      {...root}
      as={props.show_title ? 'section' : 'div'}
      {...(props.show_title ? { 'aria-labelledby': headId } : {})}
    >
      <MediaColumn width={props.ratio === 'tall' ? 'narrow' : props.width}>
        {props.show_title && <SectionHead id={headId} title={props.title} />}
        <figure className={styles.figure}>
          <Film
            props={props}
            url={url}
            locale={locale}
            labels={{ cn: t('inChinese'), en: t('inEnglish') }}
            start={t('play', { title: props.title })}
          />
          {props.caption && <figcaption className={styles.caption}>{props.caption}</figcaption>}
        </figure>
      </MediaColumn>
    </Band>
  );
});
