/** How far a file is on its way, and what may be done about it. */
import type { Answer, Attachment } from '#features/tasks/index.ts';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import styles from './view.module.css';
import type { Say } from './words.ts';

interface SentStateProps {
  kind: 'image' | 'audio';
  name: string;
  file: Attachment;
  answer: Answer;
  t: Say;
}

export function SentState({ kind, name, file, answer, t }: SentStateProps) {
  const percent = Math.round(file.share * 100);
  return (
    <>
      {file.state === 'sending' && (
        <ProgressBar label={name} value={percent} isDone={false} text={t('sending', { n: percent })} />
      )}
      {file.state === 'failed' && (
        <p className={styles.fault} role="alert">
          {t('failed')}
        </p>
      )}
      <span className={styles.badges}>
        {file.state === 'failed' && (
          <Button size="s" aria-label={t('retryOf', { name })} onClick={() => answer.retry(file.id)}>
            {t('retry')}
          </Button>
        )}
        <Button
          size="s"
          tone="text"
          aria-label={t('removeOf', { name })}
          onClick={() => answer.remove(kind, file.id)}
        >
          {t('remove')}
        </Button>
      </span>
    </>
  );
}
