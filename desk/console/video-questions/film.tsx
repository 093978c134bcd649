/** The film beside its questions: as anybody may fetch it, or a file of this computer, so that a moment can be found. */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { attachMedia } from '#ui/attach-media.ts';
import { Button } from '#ui/button.tsx';
import { FileButton } from '#desk/kit/screens/file-button.tsx';
import { Quiet } from '#desk/kit/screens/panel.tsx';
import styles from './video-questions.module.css';
import { videoQuestionWords } from './words.ts';

interface FilmProps {
  /** Empty where only learners may fetch it. */
  media: string;
  onMoment: (second: number) => void;
  onLength: (seconds: number) => void;
}

function Player({ url, onMoment, onLength, onFail }: FilmProps & { url: string; onFail: () => void }) {
  const ref = useRef<HTMLVideoElement>(null);
  const fail = useRef(onFail);
  useEffect(() => {
    if (ref.current === null) return undefined;
    return attachMedia(ref.current, url, () => fail.current());
  }, [url]);
  return (
    // A teacher looks for a moment in a film of their own.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      ref={ref}
      className={styles.film}
      controls
      playsInline
      onTimeUpdate={({ currentTarget }) => onMoment(Math.floor(currentTarget.currentTime))}
      onLoadedMetadata={({ currentTarget }) => {
        if (Number.isFinite(currentTarget.duration)) onLength(Math.floor(currentTarget.duration));
      }}
    />
  );
}

export function Film(props: FilmProps) {
  const t = useTranslation(videoQuestionWords);
  const [url, setUrl] = useState('');
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return (
    <div className={styles.filmPlace}>
      {url !== '' && <Player key={url} {...props} url={url} onFail={() => setFailed(true)} />}
      <div className={styles.actions}>
        {props.media !== '' && url === '' && (
          <Button data-action="play" onClick={() => setUrl(props.media)}>
            {t('play')}
          </Button>
        )}
        <FileButton
          label={t('local')}
          name="local_film"
          accept="video/*"
          onFiles={([file]) => {
            if (file === undefined) return;
            setFailed(false);
            setUrl(URL.createObjectURL(file));
          }}
        />
      </div>
      {props.media === '' && <Quiet>{t('localHint')}</Quiet>}
      <p role="status" className={styles.fault}>
        {hasFailed ? t('failed') : ''}
      </p>
    </div>
  );
}
