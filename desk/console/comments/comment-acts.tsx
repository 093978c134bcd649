/** What is done about one comment: shown, hidden, deleted, or its author kept from writing more. */
import { useTranslation } from '#i18n/use-translation.ts';
import {
  consoleCommentsBan,
  consoleCommentsModerate,
  consoleCommentsReply,
} from '#schemas/api/console/comments.ts';
import type { CommentVerb, ModeratedComment, ModerationResult } from '#schemas/content/moderation.ts';
import { useConsoleMutation } from '#desk/kit/calls/use-console.ts';
import { Question } from '#desk/kit/screens/question.tsx';
import { useAct } from '#desk/kit/screens/use-act.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toasts.tsx';
import { COMMENT_CALLS } from './comment-calls.ts';
import { ReplyButton } from './reply-button.tsx';
import { commentsWords } from './words.ts';

/** Says what came of it. */
function useOutcome() {
  const t = useTranslation(commentsWords);
  return (outcome: ModerationResult) =>
    toast(t(outcome), outcome === 'done' || outcome === 'already' ? 'success' : 'error');
}

interface Act {
  verb: 'delete' | 'ban';
}

function AskFirst({ comment, act }: { comment: ModeratedComment; act: ReturnType<typeof useAct<Act>> }) {
  const t = useTranslation(commentsWords);
  const sayOutcome = useOutcome();
  const moderate = useConsoleMutation(consoleCommentsModerate, COMMENT_CALLS);
  const ban = useConsoleMutation(consoleCommentsBan, COMMENT_CALLS);
  if (act.target === undefined) return null;
  const { verb } = act.target;
  const run = async () => {
    const { outcome } =
      verb === 'delete'
        ? await moderate.mutateAsync({ id: comment.id, verb })
        : await ban.mutateAsync({ who: comment.id, verb });
    if (outcome !== 'done') sayOutcome(outcome);
  };
  return (
    <Question
      title={t(verb)}
      text={verb === 'delete' ? t('deleteText') : t('banText', { name: comment.nickname })}
      isDanger
      busy={act.busy}
      fault={act.fault}
      onConfirm={() => void act.run(run, t('done'))}
      onClose={act.close}
    />
  );
}

export function CommentActs({ comment }: { comment: ModeratedComment }) {
  const t = useTranslation(commentsWords);
  const sayOutcome = useOutcome();
  const act = useAct<Act>();
  const moderate = useConsoleMutation(consoleCommentsModerate, COMMENT_CALLS);
  const reply = useConsoleMutation(consoleCommentsReply, COMMENT_CALLS);
  const change = (verb: CommentVerb) =>
    moderate.mutate(
      { id: comment.id, verb },
      {
        onSuccess: ({ outcome }) => sayOutcome(outcome),
        onError: ({ message }) => toast(message, 'error'),
      },
    );
  return (
    <>
      {comment.state !== 'shown' && (
        <Button size="s" tone="primary" data-action="approve" onClick={() => change('approve')}>
          {t('approve')}
        </Button>
      )}{' '}
      {comment.state !== 'hidden' && (
        <Button size="s" data-action="hide" onClick={() => change('hide')}>
          {t('hide')}
        </Button>
      )}{' '}
      {comment.state === 'shown' && (
        <ReplyButton to={comment} send={(content) => reply.mutateAsync({ id: comment.id, content })} />
      )}{' '}
      {comment.state === 'shown' && comment.parent_id === '' && (
        <Button
          size="s"
          tone="text"
          data-action="pin"
          onClick={() => change(comment.is_pinned ? 'unpin' : 'pin')}
        >
          {t(comment.is_pinned ? 'unpin' : 'pin')}
        </Button>
      )}
      <Button size="s" tone="text" data-action="delete" onClick={() => act.open({ verb: 'delete' })}>
        {t('delete')}
      </Button>
      {comment.user_id !== '' && (
        <Button size="s" tone="text" data-action="ban" onClick={() => act.open({ verb: 'ban' })}>
          {t('ban')}
        </Button>
      )}
      <AskFirst comment={comment} act={act} />
    </>
  );
}
