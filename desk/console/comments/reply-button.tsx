/** Answers a comment in the name of the shop, or a post of a class as its teacher. */
import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { COMMENT_MAX } from '#schemas/content/comment.ts';
import { Question } from '#desk/kit/screens/question.tsx';
import { useAct } from '#desk/kit/screens/use-act.ts';
import { Button } from '#ui/button.tsx';
import { FieldFrame } from '#ui/field-frame.tsx';
import styles from './comments.module.css';
import { commentsWords } from './words.ts';

interface ReplyButtonProps {
  to: { nickname: string; content: string };
  send: (content: string) => Promise<unknown>;
}

export function ReplyButton({ to, send }: ReplyButtonProps) {
  const t = useTranslation(commentsWords);
  const act = useAct<'open'>();
  const [text, setText] = useState('');
  const sendText = async () => {
    await send(text.trim());
    setText('');
  };
  return (
    <>
      <Button size="s" data-action="reply" onClick={() => act.open('open')}>
        {t('reply')}
      </Button>
      {act.target !== undefined && (
        <Question
          title={t('replyTo', { name: to.nickname })}
          text={to.content}
          confirmText={t('send')}
          busy={act.busy}
          fault={act.fault}
          onConfirm={() =>
            text.trim() === '' ? act.setFault(t('replyEmpty')) : void act.run(sendText, t('replySent'))
          }
          onClose={act.close}
        >
          <FieldFrame isWrong={false}>
            <textarea
              className={styles.reply}
              name="reply"
              rows={4}
              maxLength={COMMENT_MAX}
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
