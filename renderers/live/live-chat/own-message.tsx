/** A line of this page that the log does not hold yet: on its way, with a moderator, not let through, or failed and tried again. */
import type { Outgoing } from '#features/live/index.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './message.module.css';
import type { Say } from './words.ts';

interface OwnProps {
  own: Outgoing;
  again: (ref: string) => void;
  letGo: (ref: string) => void;
  t: Say;
}

const WORDS = { sending: 'sending', kept: 'sending', held: 'held' } as const;

/** Refusals the room has words of its own for (D97, D102). */
const WHY = {
  links: 'hasLink',
  words: 'hasWord',
  'rate-limited': 'tooSoon',
  'talk-forbidden': 'forbidden',
  'comment-banned': 'banned',
  'state-conflict': 'over',
} as const;

const isKnown = (code: string): code is keyof typeof WHY => Object.hasOwn(WHY, code);

/** What the server says of a failure says more than that it failed; a lost network says nothing. */
function whyOf({ code, text }: Outgoing, t: Say): string {
  if (isKnown(code)) return t(WHY[code]);
  return code === 'network' || text === '' ? t('notSent') : text;
}

export function OwnMessage({ own, again, letGo, t }: OwnProps) {
  return (
    <div className={styles.message} data-sent={own.is}>
      <div className={styles.body}>
        <p className={styles.content}>{own.content}</p>
        {own.is === 'failed' ? (
          <div className={styles.failed} role="alert">
            <Icon name="error" size={16} />
            <span>{whyOf(own, t)}</span>
            <Button tone="text" size="s" onClick={() => again(own.ref)}>
              {t('again')}
            </Button>
            <Button tone="text" size="s" onClick={() => letGo(own.ref)}>
              {t('letGo')}
            </Button>
          </div>
        ) : own.is === 'refused' ? (
          <div className={styles.failed} role="alert">
            <Icon name="error" size={16} />
            <span>{t('refused')}</span>
            <Button tone="text" size="s" onClick={() => letGo(own.ref)}>
              {t('understood')}
            </Button>
          </div>
        ) : (
          <p className={styles.own}>{t(WORDS[own.is])}</p>
        )}
      </div>
    </div>
  );
}
