/** The pictures chosen for something being written, and the way to more of them. */
import { useRef } from 'react';
import { PICTURE_TYPES } from '#schemas/content/picture-types.ts';
import { useWords } from '#i18n/use-words.ts';
import { Button } from '#ui/button.tsx';
import { Cover } from '#ui/cover.tsx';
import { Icon } from '#ui/icon.tsx';
import { talkWords } from './talk-words.ts';
import type { Pictures } from './use-pictures.ts';
import styles from './talk.module.css';

const TYPES = [...PICTURE_TYPES.keys()].join(',');
const PICTURE_PX = 72;

/** Nobody who is not logged in can send a picture. */
export function TalkPictures({ pictures, isIn }: { pictures: Pictures; isIn: boolean }) {
  const t = useWords(talkWords);
  const input = useRef<HTMLInputElement>(null);
  if (!isIn) return null;
  const { list, left, hasFailed, isBusy, add, remove } = pictures;
  return (
    <div className={styles.chosen}>
      {list.length > 0 && (
        <ul className={styles.images}>
          {list.map(({ id, path }, index) => (
            <li key={id}>
              {path === undefined ? (
                <span className={styles.lost}>
                  <Icon name="warning" size={20} />
                </span>
              ) : (
                <Cover
                  src={path}
                  alt={t('image', { n: index + 1 })}
                  ratio="1 / 1"
                  width={PICTURE_PX}
                  height={PICTURE_PX}
                />
              )}
              <button
                type="button"
                className={styles.act}
                aria-label={t('removeImage', { n: index + 1 })}
                onClick={() => remove(id)}
              >
                {t('remove')}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.quiet} role="status">
        {isBusy ? t('imageBusy') : hasFailed ? t('imageFailed') : ''}
      </p>
      <input
        ref={input}
        type="file"
        accept={TYPES}
        multiple
        hidden
        aria-label={t('addImage')}
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Button
        size="s"
        tone="text"
        unavailable={left === 0}
        icon={<Icon name="image" size={16} />}
        onClick={() => {
          if (left > 0) input.current?.click();
        }}
      >
        {t('addImage')}
      </Button>
    </div>
  );
}
