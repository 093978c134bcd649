/** Draws recordings in a list: the browser's own controls until scripts run, ours from then on, in the same place. */
import { useState } from 'react';
import type { InOneLanguage } from '#schemas/page/text.ts';
import { safeMediaUrl } from '#schemas/address/safe-url.ts';
import { defineView } from '#engine/define-view.ts';
import type { Translate, WordKeys } from '#i18n/words.ts';
import { Band } from '#ui/band.tsx';
import { Cover } from '#ui/cover.tsx';
import { MediaColumn } from '#ui/media-frame.tsx';
import { MediaFailure } from '#ui/media-failure.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { useLive } from '#ui/use-live.ts';
import { Controls } from './controls.tsx';
import { definition, type Track } from './definition.ts';
import { useRecording } from './use-recording.ts';
import { words } from './words.ts';
import styles from './view.module.css';

/** `--lt-space-20`. */
const COVER_PX = 80;

interface RowProps {
  track: InOneLanguage<Track>;
  url: string;
  rate: number;
  setRate: (rate: number) => void;
  t: Translate<WordKeys<typeof words>>;
}

function Row({ track, url, rate, setRate, t }: RowProps) {
  const live = useLive();
  const recording = useRecording(track.duration ?? 0, rate);
  const { place, events, failure } = recording;
  const { title } = track;
  return (
    <li className={styles.row}>
      {track.cover !== undefined && (
        <Cover
          src={track.cover}
          alt=""
          ratio="1 / 1"
          sizes={`${COVER_PX}px`}
          radius="m"
          className={styles.cover}
        />
      )}
      <div className={styles.body}>
        <p className={styles.line}>
          <span className={styles.name}>{title}</span>
          {track.speaker && <span className={styles.speaker}>{track.speaker}</span>}
        </p>
        <div className={styles.bar}>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a browser shows no captions of a recording */}
          <audio
            ref={place}
            {...events}
            className={styles.native}
            aria-label={title}
            controls={!live}
            preload={track.duration === undefined ? 'metadata' : 'none'}
            src={url}
          />
          {live && failure === undefined && (
            <Controls recording={recording} title={title} rate={rate} setRate={setRate} t={t} />
          )}
          {failure !== undefined && (
            <MediaFailure of="audio" reason={failure} title={title} url={url} retry={recording.retry} />
          )}
        </div>
      </div>
    </li>
  );
}

/** Recordings under one speed: who likes to hear faster likes it of all. */
function Rows({ tracks, t }: { tracks: readonly InOneLanguage<Track>[]; t: RowProps['t'] }) {
  const [rate, setRate] = useState(1);
  return (
    <ul className={styles.list}>
      {tracks.map((track, index) => {
        const url = safeMediaUrl(track.url);
        return url === undefined ? null : (
          <Row key={index} track={track} url={url} rate={rate} setRate={setRate} t={t} />
        );
      })}
    </ul>
  );
}

export default defineView(definition, words, ({ root, id, props, t }) => {
  const headId = `${id}-title`;
  return (
    <Band
      {...root}
      as="section"
      {...(props.title ? { 'aria-labelledby': headId } : { 'aria-label': t('label') })}
    >
      <MediaColumn>
        {props.title && <SectionHead id={headId} title={props.title} subtitle={props.subtitle} />}
        <Rows tracks={props.tracks} t={t} />
      </MediaColumn>
    </Band>
  );
});
