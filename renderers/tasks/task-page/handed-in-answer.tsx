/** An answer that takes no changes: as it was handed in. */
import { TASK_STATE, type Task } from '#schemas/task/task.ts';
import type { Say } from './say.ts';
import { SoundRow } from './sound-row.tsx';
import styles from './view.module.css';

export function HandedInAnswer({ task, t }: { task: Task; t: Say }) {
  const { answer, images, audio, options } = task.answer;
  if (task.state === TASK_STATE.todo) return null;
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{t('mine')}</h2>
      {options.length > 0 && (
        <ul className={styles.chosen}>
          {options.map((place) => (
            <li key={place}>{task.options[place]}</li>
          ))}
        </ul>
      )}
      {answer !== '' && <p className={styles.stem}>{answer}</p>}
      {answer === '' && options.length === 0 && images.length === 0 && audio.length === 0 && (
        <p className={styles.hint}>{t('noAnswer')}</p>
      )}
      {images.length > 0 && (
        <ul className={styles.pictures}>
          {images.map(({ path, url }, place) => (
            <li key={path} className={styles.picture}>
              <a href={url} target="_blank" rel="noreferrer">
                <img src={url} alt={t('image', { n: place + 1 })} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {audio.length > 0 && (
        <ul className={styles.sounds}>
          {audio.map(({ path, url, seconds }, place) => (
            <SoundRow key={path} name={t('sound', { n: place + 1 })} url={url} seconds={seconds} t={t} />
          ))}
        </ul>
      )}
    </section>
  );
}
