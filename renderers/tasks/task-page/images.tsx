/** Pictures of the answer: chosen, sent at once, seen, sent again or taken away. */
import { useState } from 'react';
import type { Answer } from '#features/tasks/index.ts';
import column from '#pieces/personal-list.module.css';
import { IMAGE_BYTES_MAX } from '#schemas/constants.ts';
import { PICTURE_TYPES } from '#schemas/content/picture-types.ts';
import { ANSWER_IMAGES_MAX } from '#schemas/task/task.ts';
import { FilePicker } from './file-picker.tsx';
import { SentState } from './sent-state.tsx';
import styles from './view.module.css';
import type { Say } from './words.ts';

const TYPES = [...PICTURE_TYPES.keys()].join(',');

/** As the page may show it: no address of its own is made for it. */
function readPicture(file: File): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => resolve(''));
    reader.readAsDataURL(file);
  });
}

export function Images({ answer, t }: { answer: Answer; t: Say }) {
  const [wrong, setWrong] = useState('');
  const { images } = answer;
  const pick = async (files: readonly File[]) => {
    setWrong('');
    for (const file of files) {
      if (!PICTURE_TYPES.has(file.type) || file.size > IMAGE_BYTES_MAX) setWrong(file.name);
      else answer.attach('image', { blob: file, url: await readPicture(file), seconds: 0 });
    }
  };
  return (
    <div className={styles.part}>
      <div className={column.line}>
        <h3 className={styles.label}>{t('images')}</h3>
        <span className={styles.hint}>{t('imagesHint', { max: ANSWER_IMAGES_MAX })}</span>
      </div>
      {images.length > 0 && (
        <ul className={styles.pictures}>
          {images.map((file, place) => {
            const name = t('image', { n: place + 1 });
            return (
              <li key={file.id} className={styles.picture}>
                <img src={file.url} alt={name} />
                <SentState kind="image" name={name} file={file} answer={answer} t={t} />
              </li>
            );
          })}
        </ul>
      )}
      <p className={styles.fault} role="alert">
        {wrong === '' ? '' : t('wrongFile', { name: wrong })}
      </p>
      <div>
        <FilePicker
          label={t('addImage')}
          accept={TYPES}
          icon="image"
          isFull={images.length >= ANSWER_IMAGES_MAX || answer.isHanding}
          onPick={(files) => void pick(files)}
        />
      </div>
    </div>
  );
}
