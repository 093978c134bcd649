/** The slides as their host keeps them: sent, put in order, taken away, and turned by click or arrow keys (M241). */
import { useRef } from 'react';
import type { Slides as Held } from '#features/live/index.ts';
import hostPart from '#pieces/host-part.module.css';
import { PICTURE_TYPES } from '#schemas/content/picture-types.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { Say } from './part-props.ts';
import { SlideItem } from './slide-item.tsx';
import styles from './slides.module.css';
import shared from './view.module.css';

const TYPES = [...PICTURE_TYPES.keys()].join(',');

export function Slides({ slides, t }: { slides: Held; t: Say }) {
  const { list, now, waiting, turn } = slides;
  const input = useRef<HTMLInputElement>(null);
  return (
    <section className={shared.part} aria-labelledby="host-slides">
      <div className={styles.bar}>
        <h2 className={hostPart.name} id="host-slides">
          {t('slides')}
        </h2>
        <span className={shared.hint} role="status">
          {waiting > 0
            ? t('sending', { count: waiting })
            : list.length > 0 && now >= 0
              ? t('slideNow', { page: now + 1, count: list.length })
              : ''}
        </span>
        <Button size="s" unavailable={now <= 0} data-action="slide-before" onClick={() => void turn(now - 1)}>
          {t('slideBefore')}
        </Button>
        <Button
          size="s"
          tone="primary"
          unavailable={now + 1 >= list.length}
          data-action="slide-after"
          onClick={() => void turn(now + 1)}
        >
          {t('slideAfter')}
        </Button>
      </div>
      {list.length === 0 ? (
        <p className={shared.hint}>{t('noSlides')}</p>
      ) : (
        <ol className={styles.strip} aria-label={t('slides')}>
          {list.map((slide, place) => (
            <SlideItem key={slide.server_id} slide={slide} place={place} slides={slides} t={t} />
          ))}
        </ol>
      )}
      <input
        ref={input}
        type="file"
        accept={TYPES}
        multiple
        hidden
        aria-label={t('addSlides')}
        onChange={({ target }) => {
          void slides.add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Button
        size="s"
        busy={waiting > 0}
        icon={<Icon name="image" size={16} />}
        onClick={() => input.current?.click()}
      >
        {t('addSlides')}
      </Button>
    </section>
  );
}
