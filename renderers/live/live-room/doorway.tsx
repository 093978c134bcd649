/** Over the stage: why somebody cannot be here, and the one thing to do about it. */
import { type Entry, type Refusal, useRoomActions } from '#features/live/index.ts';
import { liveDetailHref } from '#schemas/address/live-href.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './doorway.module.css';
import type { Say } from './words.ts';

interface DoorwayProps {
  id: string;
  entry: Entry;
  t: Say;
  login: () => void;
}

const REASONS = {
  'not-logged-in': 'notIn',
  'logged-out': 'loggedOut',
  'not-entitled': 'notEntitled',
  'time-up': 'timeUp',
  'comment-banned': 'banned',
  banned: 'banned',
  delisted: 'delisted',
  'not-found': 'delisted',
} as const;

const isKnown = (code: string): code is keyof typeof REASONS => Object.hasOwn(REASONS, code);

/** What is said, and where it leads: to a login, to where the room is sold, or nowhere. */
function sayOf({ code }: Refusal, isIn: boolean) {
  if (!isKnown(code)) return { word: 'failed', leads: 'again' } as const;
  if (!isIn && (code === 'not-entitled' || code === 'not-logged-in'))
    return { word: 'notIn', leads: 'login' } as const;
  if (code === 'logged-out') return { word: 'loggedOut', leads: 'login' } as const;
  const isClosed = REASONS[code] === 'banned' || REASONS[code] === 'delisted';
  return { word: REASONS[code], leads: isClosed ? 'home' : 'detail' } as const;
}

export function Doorway({ id, entry, t, login }: DoorwayProps) {
  const { retry } = useRoomActions(id);
  if (entry.is === 'opening' || entry.is === 'open') return null;
  const { refusal, isIn } = entry;
  const { word, leads } = sayOf(refusal, isIn);
  const detail = liveDetailHref(id);
  return (
    <div className={styles.doorway} role="alert" data-refused={refusal.code}>
      <Icon name={leads === 'login' ? 'user' : 'lock'} size={40} />
      <p className={styles.title}>{t(word)}</p>
      <p className={styles.hint}>
        {refusal.text !== '' && leads !== 'login' ? refusal.text : t(`${word}Hint`)}
      </p>
      <p className={styles.action}>
        {leads === 'login' && (
          <Button tone="primary" onClick={login}>
            {t('login')}
          </Button>
        )}
        {leads === 'again' && (
          <Button tone="primary" onClick={retry}>
            {t('retry')}
          </Button>
        )}
        {leads !== 'again' && <Button href={detail}>{t('toDetail')}</Button>}
      </p>
    </div>
  );
}
