/** One comment or post with its replies: two of them at first, all when they are wanted, and one of one's own. */
import { useRef, useState, type ReactNode } from 'react';
import { useWords } from '#i18n/use-words.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import type { Talk, TalkComment, TalkThread } from './talk.ts';
import { OneSaid } from './talk-comment.tsx';
import { LaterForm } from './talk-write.tsx';
import { talkWords } from './talk-words.ts';
import styles from './talk.module.css';

interface ThreadProps {
  thread: TalkThread;
  talk: Talk;
  notify: (text: string) => void;
  leave: () => void;
}

interface RepliesProps {
  thread: TalkThread;
  talk: Talk;
  children: (comment: TalkComment) => ReactNode;
}

function Replies({ thread, talk, children }: RepliesProps) {
  const t = useWords(talkWords);
  const { id, replies, replyTotal } = thread;
  const { isBusy, hasFailed } = talk.repliesOf(id);
  if (replyTotal === 0) return null;
  return (
    <ul className={styles.replies}>
      {replies.map((reply) => (
        <li key={reply.id}>{children(reply)}</li>
      ))}
      {(replyTotal > replies.length || hasFailed) && (
        <li>
          <Button size="s" tone="text" busy={isBusy} onClick={() => talk.showReplies(id)}>
            {t(hasFailed ? 'repliesFailed' : 'showReplies', { count: replyTotal })}
          </Button>
        </li>
      )}
    </ul>
  );
}

export function OneThread({ thread, talk, notify, leave }: ThreadProps) {
  const t = useWords(talkWords);
  const [answering, setAnswering] = useState<TalkComment>();
  const opener = useRef<HTMLButtonElement>(null);
  const { id, kind, isEssence, isPinned } = thread;
  const close = () => {
    setAnswering(undefined);
    opener.current?.focus();
  };
  const answer = (comment: TalkComment) => (
    <button
      type="button"
      className={styles.act}
      aria-expanded={answering?.id === comment.id}
      aria-label={t('replyTo', { name: comment.user.nickname })}
      onClick={({ currentTarget }) => {
        opener.current = currentTarget;
        setAnswering(answering?.id === comment.id ? undefined : comment);
      }}
    >
      {t('reply')}
    </button>
  );
  const choose = talk.choose;
  return (
    <>
      <OneSaid
        comment={thread}
        talk={talk}
        size="thread"
        leave={leave}
        marks={
          <>
            {kind !== '' && <Badge>{t(kind)}</Badge>}
            {isPinned && <Badge tone="accent">{t('pinned')}</Badge>}
            {isEssence && <Badge tone="primary">{t('essence')}</Badge>}
          </>
        }
        actions={
          <>
            {answer(thread)}
            {choose !== undefined && (
              <button type="button" className={styles.act} onClick={() => choose(thread)}>
                {t(isEssence ? 'unchoose' : 'choose')}
              </button>
            )}
          </>
        }
      />
      {!thread.isGoing && (
        <Replies thread={thread} talk={talk}>
          {(reply) => (
            <OneSaid comment={reply} talk={talk} size="reply" leave={leave} actions={answer(reply)} />
          )}
        </Replies>
      )}
      {answering !== undefined && (
        <div className={styles.answer}>
          {talk.isBanned ? (
            <p className={styles.banned} role="alert">
              {t('banned')}
            </p>
          ) : (
            <LaterForm
              key={answering.id}
              label={t('replyTo', { name: answering.user.nickname })}
              place={`reply ${answering.id}`}
              {...(answering.id === id ? {} : { start: t('replyStart', { name: answering.user.nickname }) })}
              takesFocus
              talk={talk}
              send={(content, images) => talk.send({ content, images, parentId: id, kind })}
              onSent={() => {
                close();
                notify(t('sent'));
              }}
              leave={close}
              onLoss={() => {
                close();
                notify(t('formLost'));
              }}
            />
          )}
        </div>
      )}
    </>
  );
}
