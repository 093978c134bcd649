/** The error shown where a film or recording cannot be played: the reason, a retry, and another way to it. */
import { useWords } from '#i18n/use-words.ts';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import styles from './media-failure.module.css';
import { mediaWords } from './media-words.ts';

/**
 * `lost`: the way to it broke off. `missing`: it is not there. `codec`: this browser does not play what is in it.
 * `broken`: it cannot be decoded at some place. `unplayable`: one of these, and nobody knows which. `unsupported`: this
 * browser plays nothing of its kind, whatever is tried (M239).
 */
export type MediaFailureReason = 'lost' | 'missing' | 'codec' | 'broken' | 'unplayable' | 'unsupported';

/** The reason behind a media element's error; undefined where there is none. */
export function mediaFailureOf(element: HTMLMediaElement | null): MediaFailureReason | undefined {
  const { error } = element ?? {};
  if (error === null || error === undefined) return undefined;
  if (error.code === error.MEDIA_ERR_NETWORK) return 'lost';
  return error.code === error.MEDIA_ERR_DECODE ? 'broken' : 'unplayable';
}

export interface MediaFailureProps {
  of: 'video' | 'audio';
  reason: MediaFailureReason;
  /** What cannot be played, for people whose screen reader reads the link alone. */
  title: string;
  url: string;
  retry: () => void;
  /** On the dark ground of a film's place. */
  dark?: boolean;
}

export function MediaFailure({ of, reason, title, url, retry, dark = false }: MediaFailureProps) {
  const t = useWords(mediaWords);
  const frame = cx(styles.failure, dark && styles.dark);
  // Once more is the same again, and the address by itself opens no better here: another browser is the way on.
  if (reason === 'unsupported')
    return (
      <div role="alert" className={frame}>
        <p className={styles.words}>
          <Icon name="warning" size={20} />
          {t('unsupported')}
        </p>
        <p>{t('otherBrowser')}</p>
      </div>
    );
  return (
    <div role="alert" className={frame}>
      <p className={styles.words}>
        <Icon name="warning" size={20} />
        {t(`${of}.${reason}`)}
      </p>
      {reason === 'codec' && <p>{t('otherBrowser')}</p>}
      <span className={styles.ways}>
        <Button size="s" onClick={retry}>
          {t('retry')}
        </Button>
        <Link href={url} newTab className={styles.open} aria-label={`${t('open')} · ${title}`}>
          {t('open')}
          <Icon name="external" size={16} />
        </Link>
      </span>
    </div>
  );
}
