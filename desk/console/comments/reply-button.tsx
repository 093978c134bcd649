/** Answers a comment in the name of the shop. */
import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { consoleCommentsReply } from '#schemas/api/console/comments.ts';
import type { ModeratedComment } from '#schemas/content/moderation.ts';
import { useConsoleMutation } from '#desk/kit/calls/use-console.ts';
import { Question } from '#desk/kit/screens/question.tsx';
import { useAct } from '#desk/kit/screens/use-act.ts';
import { Button } from '#ui/button.tsx';
import { FieldFrame } from '#ui/field-frame.tsx';
import { COMMENT_CALLS } from './comment-calls.ts';
import styles from './comments.module.css';
import { commentsWords } from './words.ts';

export function ReplyButton({ comment }: { comment: ModeratedComment }) {
  const t = useTranslation(commentsWords);
  const act = useAct<'open'>();
  const [text, setText] = useState('');
  const { mutateAsync } = useConsoleMutation(consoleCommentsReply, COMMENT_CALLS);
  const send = async () => {
    await mutateAsync({ id: comment.id, content: text.trim() });
    setText('');
  };
  return (
    <>
      <Button size="s" data-action="reply" onClick={() => act.open('open')}>
        {t('reply')}
      </Button>
      {act.target !== undefined && (
        <Question
          title={t('replyTo', { name: comment.nickname })}
          text={comment.content}
          confirmText={t('send')}
          busy={act.busy}
          fault={act.fault}
          onConfirm={() =>
            text.trim() === '' ? act.setFault(t('replyEmpty')) : void act.run(send, t('replySent'))
          }
          onClose={act.close}
        >
          <FieldFrame isWrong={false}>
            <textarea
              className={styles.reply}
              name="reply"
              rows={4}
              maxLength={1000}
              aria-label={t('reply')}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </FieldFrame>
        </Question>
      )}
    </>
  );
}
