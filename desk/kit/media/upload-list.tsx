/** Uploads under way: how far each is, and why one was refused. */
import { useTranslation } from '#i18n/use-translation.ts';
import { CloseButton } from '#ui/close-button.tsx';
import type { Upload } from './use-uploads.ts';
import { mediaWords } from './words.ts';
import styles from './media.module.css';

interface UploadListProps {
  uploads: readonly Upload[];
  callOff: (id: number) => void;
}

function useStateWords({ state, share, message, hint }: Upload): string {
  const t = useTranslation(mediaWords);
  if (state === 'sending') return t('sending', { percent: Math.round(share * 100) });
  if (state === 'failed') return message === '' ? t('failed') : `${message} ${hint}`.trim();
  return state === 'calledOff' ? t('calledOff') : t(state);
}

function UploadLine({ upload, callOff }: { upload: Upload; callOff: () => void }) {
  const t = useTranslation(mediaWords);
  const words = useStateWords(upload);
  const isRunning = upload.state === 'waiting' || upload.state === 'sending';
  return (
    <li className={styles.upload} data-upload={upload.state}>
      <span className={styles.name}>{upload.name}</span>
      {isRunning && <progress max={1} value={upload.share} aria-label={upload.name} />}
      <span role={upload.state === 'failed' ? 'alert' : undefined} className={styles.facts}>
        {words}
      </span>
      {isRunning && <CloseButton label={t('callOff', { name: upload.name })} onClick={callOff} />}
    </li>
  );
}

export function UploadList({ uploads, callOff }: UploadListProps) {
  const t = useTranslation(mediaWords);
  if (uploads.length === 0) return null;
  return (
    <ul className={styles.uploads} aria-label={t('uploads')}>
      {uploads.map((upload) => (
        <UploadLine key={upload.id} upload={upload} callOff={() => callOff(upload.id)} />
      ))}
    </ul>
  );
}
