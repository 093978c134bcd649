/** One line of a chat: who said it, as what, and what may be done about it. */
import { useState } from 'react';
import type { LiveEvent } from '#schemas/live/event.ts';
import type { Locale } from '#schemas/locale.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import type { MessageAction } from './message-actions.ts';
import styles from './message.module.css';
import { systemLine } from './system-lines.ts';
import type { Say } from './words.ts';

const AVATAR_PX = 32;

interface MessageProps {
  event: LiveEvent;
  isOwn: boolean;
  /** What may be done about it by who looks. */
  actions: readonly MessageAction[];
  run: (action: MessageAction) => void;
  t: Say;
  locale: Locale;
}

function Name({ event: { user }, isOwn, t }: Pick<MessageProps, 'event' | 'isOwn' | 't'>) {
  return (
    <p className={styles.name}>
      <span className={styles.nickname}>{user.nickname}</span>
      {user.role !== 'viewer' && (
        <Badge tone={user.role === 'host' ? 'primary' : 'accent'}>{t(user.role)}</Badge>
      )}
      {isOwn && <span className={styles.own}>{t('me')}</span>}
    </p>
  );
}

function ActionButtons({ actions, run, t }: Pick<MessageProps, 'actions' | 'run' | 't'>) {
  return (
    <p className={styles.actions}>
      {actions.map((action) => (
        <button key={action} type="button" className={styles.action} onClick={() => run(action)}>
          {t(action)}
        </button>
      ))}
    </p>
  );
}

export function Message({ event, isOwn, actions, run, t, locale }: MessageProps) {
  const [isOpen, setOpen] = useState(false);
  const { user, content, is_recalled: isRecalled } = event;
  const notice = systemLine(event, t, locale);
  if (isRecalled) return <p className={styles.quiet}>{t('recalled', { name: user.nickname })}</p>;
  if (notice !== undefined)
    return (
      <p className={styles.quiet} data-told={event.kind}>
        {notice}
      </p>
    );
  return (
    <div className={styles.message} data-role={user.role}>
      <Avatar name={user.nickname} src={user.avatar} size={AVATAR_PX} />
      <div className={styles.body}>
        <Name event={event} isOwn={isOwn} t={t} />
        <p className={styles.content}>{content}</p>
        {isOpen && (
          <ActionButtons
            actions={actions}
            run={(action) => {
              setOpen(false);
              run(action);
            }}
            t={t}
          />
        )}
      </div>
      {actions.length > 0 && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          aria-label={isOwn ? t('moreOwn') : t('moreFor', { name: user.nickname })}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="more" size={16} />
        </button>
      )}
    </div>
  );
}
