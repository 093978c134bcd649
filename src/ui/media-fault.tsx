/** What stands in the place of a film or recording that cannot be played: why, once more, and another way to it. */
import { useContext } from 'react';
import { LocaleContext } from '#i18n/shared.ts';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import styles from './media-fault.module.css';

/** `lost`: the way to it broke off. `unplayable`: it is not there, or not of a kind this browser plays. */
export type MediaFaultReason = 'lost' | 'unplayable';

const WORDS = {
  cn: {
    video: { lost: '网络中断，视频没有播完', unplayable: '视频无法播放，文件可能已失效或浏览器不支持' },
    audio: { lost: '网络中断，音频没有播完', unplayable: '音频无法播放，文件可能已失效或浏览器不支持' },
    retry: '重试',
    open: '新窗口打开',
  },
  en: {
    video: {
      lost: 'The connection broke off before the end of the video',
      unplayable:
        'This video cannot be played. The file may be gone, or your browser does not know its format',
    },
    audio: {
      lost: 'The connection broke off before the end of the recording',
      unplayable:
        'This recording cannot be played. The file may be gone, or your browser does not know its format',
    },
    retry: 'Try again',
    open: 'Open in a new window',
  },
} as const;

/** The reason behind a media element's error; undefined where there is none. */
export function mediaFaultOf(element: HTMLMediaElement | null): MediaFaultReason | undefined {
  const { error } = element ?? {};
  if (error === null || error === undefined) return undefined;
  return error.code === error.MEDIA_ERR_NETWORK ? 'lost' : 'unplayable';
}

export interface MediaFaultProps {
  of: 'video' | 'audio';
  reason: MediaFaultReason;
  /** What cannot be played, for whoever hears the link alone. */
  title: string;
  url: string;
  retry: () => void;
  /** On the dark ground of a film's place. */
  dark?: boolean;
}

export function MediaFault({ of, reason, title, url, retry, dark = false }: MediaFaultProps) {
  const words = WORDS[useContext(LocaleContext).locale];
  return (
    <div role="alert" className={cx(styles.fault, dark && styles.dark)}>
      <p className={styles.words}>
        <Icon name="warning" size={20} />
        {words[of][reason]}
      </p>
      <span className={styles.ways}>
        <Button size="s" onClick={retry}>
          {words.retry}
        </Button>
        <Link href={url} newTab className={styles.open} aria-label={`${words.open} · ${title}`}>
          {words.open}
          <Icon name="external" size={16} />
        </Link>
      </span>
    </div>
  );
}
