/** Recordings of the answer: from the microphone, or, where there is none, from a file. */
import { useEffect, useRef, useState } from 'react';
import { type Answer, SOUND_TYPES, useRecorder } from '#features/tasks/index.ts';
import column from '#pieces/personal-list.module.css';
import { ANSWER_AUDIO_MAX, ANSWER_AUDIO_SECONDS } from '#schemas/task/task.ts';
import { Button } from '#ui/button.tsx';
import { clockTime } from '#ui/clock-time.ts';
import { Icon } from '#ui/icon.tsx';
import { FilePicker } from './file-picker.tsx';
import { SentState } from './sent-state.tsx';
import { SoundRow } from './sound-row.tsx';
import styles from './view.module.css';
import type { Say } from './words.ts';

const AUDIO_BYTES = 20 * 1024 * 1024;
const TYPES = [...SOUND_TYPES.keys(), '.mp3', '.m4a', '.webm'].join(',');

/** Seconds of a recording; NaN where nobody knows. */
function lengthOf(url: string): Promise<number> {
  return new Promise((resolve) => {
    const audio = new Audio();
    audio.preload = 'metadata';
    audio.addEventListener('loadedmetadata', () => resolve(audio.duration));
    audio.addEventListener('error', () => resolve(Number.NaN));
    audio.src = url;
  });
}

/** Addresses of this device's recordings, let go of with the page. */
function useUrls() {
  const urls = useRef<string[]>([]);
  useEffect(
    () => () => {
      for (const url of urls.current) URL.revokeObjectURL(url);
    },
    [],
  );
  return (blob: Blob) => {
    const url = URL.createObjectURL(blob);
    urls.current.push(url);
    return url;
  };
}

export function Sounds({ answer, t }: { answer: Answer; t: Say }) {
  const [wrong, setWrong] = useState('');
  const urlOf = useUrls();
  const recorder = useRecorder((blob, seconds) =>
    answer.attach('audio', { blob, url: urlOf(blob), seconds }),
  );
  const { audio } = answer;
  const isFull = audio.length >= ANSWER_AUDIO_MAX || answer.isHanding;
  const isRecording = recorder.state === 'recording';
  const pick = async (files: readonly File[]) => {
    setWrong('');
    for (const file of files) {
      const url = urlOf(file);
      const seconds = await lengthOf(url);
      // Of a recording without a length, as browsers write them, the server counts the bytes.
      const isLong = Number.isFinite(seconds) && seconds > ANSWER_AUDIO_SECONDS + 1;
      const isWrong = !SOUND_TYPES.has(file.type.split(';')[0] ?? '') || file.size > AUDIO_BYTES;
      if (isWrong || isLong || Number.isNaN(seconds)) setWrong(file.name);
      else {
        const length = Number.isFinite(seconds) ? Math.min(ANSWER_AUDIO_SECONDS, Math.round(seconds)) : 0;
        answer.attach('audio', { blob: file, url, seconds: length });
      }
    }
  };
  return (
    <div className={styles.part}>
      <div className={column.line}>
        <h3 className={styles.label}>{t('audio')}</h3>
        <span className={styles.hint}>{t('audioHint', { max: ANSWER_AUDIO_MAX })}</span>
      </div>
      {audio.length > 0 && (
        <ul className={styles.sounds}>
          {audio.map((file, place) => {
            const name = t('sound', { n: place + 1 });
            return (
              <SoundRow key={file.id} name={name} url={file.url} seconds={file.seconds} t={t}>
                <SentState kind="audio" name={name} file={file} answer={answer} t={t} />
              </SoundRow>
            );
          })}
        </ul>
      )}
      <p className={styles.hint} role="status">
        {isRecording ? t('recording', { time: clockTime(recorder.seconds) }) : ''}
        {recorder.state === 'missing' ? t('noMicrophone') : ''}
      </p>
      <p className={styles.fault} role="alert">
        {wrong === '' ? '' : t('wrongFile', { name: wrong })}
      </p>
      <div className={styles.badges}>
        {isRecording ? (
          <Button size="s" tone="primary" icon={<Icon name="pause" size={16} />} onClick={recorder.stop}>
            {t('stop')}
          </Button>
        ) : (
          <Button
            size="s"
            busy={recorder.state === 'asking'}
            unavailable={isFull}
            icon={<Icon name="audio" size={16} />}
            onClick={() => {
              if (!isFull) recorder.start();
            }}
          >
            {t(recorder.state === 'asking' ? 'asking' : 'record')}
          </Button>
        )}
        <FilePicker
          label={t('addAudio')}
          accept={TYPES}
          icon="audio"
          isFull={isFull || isRecording}
          onPick={(files) => void pick(files)}
        />
      </div>
    </div>
  );
}
