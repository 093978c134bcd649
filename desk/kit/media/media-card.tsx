/** One thing of the media library: its picture or sign, its name, its size and what it is used in. */
import type { LibraryKind, MediaItem } from '#schemas/api/console/library.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { clockTime } from '#ui/clock-time.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import { mediaWords } from './words.ts';
import styles from './media.module.css';

const SIGNS: Readonly<Record<LibraryKind, IconName>> = {
  image: 'image',
  video: 'video',
  audio: 'audio',
  document: 'article',
  captions: 'captions',
};

interface MediaCardProps {
  item: MediaItem;
  choose: () => void;
}

export function MediaCard({ item, choose }: MediaCardProps) {
  const t = useTranslation(mediaWords);
  const { kind, address, width, height, seconds, uses, use_count: count, conversion } = item;
  const name = item.name === '' ? t('unnamed') : item.name;
  const isConverting = conversion !== undefined && conversion.state !== 'done';
  const size = kind === 'image' ? t('size', { width, height }) : seconds > 0 ? clockTime(seconds) : '';
  return (
    <button
      type="button"
      className={styles.card}
      data-media={address}
      title={uses.length === 0 ? name : t('uses', { titles: uses.map(({ title }) => title).join(', ') })}
      onClick={choose}
    >
      <span className={styles.preview}>
        {kind === 'image' ? (
          <img src={address} alt="" loading="lazy" />
        ) : (
          <Icon name={SIGNS[kind]} size={32} />
        )}
      </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.facts}>
        {[size, isConverting ? t('converting') : '', count === 0 ? t('unused') : t('useCount', { count })]
          .filter((part) => part !== '')
          .join(' · ')}
      </span>
    </button>
  );
}
