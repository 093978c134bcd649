/** What is done about a post or a reply of a class; whatever can be undone is undone by the button in its place. */
import { useTranslation } from '#i18n/use-translation.ts';
import {
  consoleClassesList,
  consoleClassPostsList,
  consoleClassPostsModerate,
  consoleClassPostsReply,
  type ClassPost,
  type ClassReply,
} from '#schemas/api/console/classes.ts';
import type { ClassVerb, ModerationResult } from '#schemas/content/moderation.ts';
import { useConsoleMutation } from '#desk/kit/calls/use-console.ts';
import { Question } from '#desk/kit/screens/question.tsx';
import { useAct } from '#desk/kit/screens/use-act.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toasts.tsx';
import { ReplyButton } from '../comments/reply-button.tsx';
import styles from './classes.module.css';
import { classesWords } from './words.ts';

const CLASS_CALLS = [consoleClassPostsList, consoleClassesList];

type PostOrReply = ClassReply & Partial<Pick<ClassPost, 'is_pinned' | 'is_essence'>>;

/** The verb of each button, as the post stands now. */
function verbsOf({ state, is_pinned: isPinned, is_essence: isEssence }: PostOrReply): ClassVerb[] {
  const verbs: (ClassVerb | undefined)[] = [
    state === 'shown' ? undefined : 'approve',
    state === 'hidden' ? undefined : 'hide',
    state !== 'shown' || isPinned === undefined ? undefined : isPinned ? 'unpin' : 'pin',
    state !== 'shown' || isEssence === undefined ? undefined : isEssence ? 'unchoose' : 'choose',
  ];
  return verbs.filter((verb) => verb !== undefined);
}

export function PostActs({ post }: { post: PostOrReply }) {
  const t = useTranslation(classesWords);
  const act = useAct<'delete'>();
  const moderate = useConsoleMutation(consoleClassPostsModerate, CLASS_CALLS);
  const reply = useConsoleMutation(consoleClassPostsReply, CLASS_CALLS);
  const { id, state } = post;
  const say = (outcome: ModerationResult) =>
    toast(t(outcome), outcome === 'done' || outcome === 'already' ? 'success' : 'error');
  const change = (verb: ClassVerb) =>
    moderate.mutate(
      { id, verb },
      {
        onSuccess: ({ outcome }) => say(outcome),
        onError: ({ message }) => toast(message, 'error'),
      },
    );
  const label = (verb: ClassVerb) => t(verb === 'approve' && state === 'hidden' ? 'show' : verb);
  return (
    <div className={styles.acts} role="group" aria-label={t('actsOf', { name: post.nickname })}>
      {state === 'shown' && <ReplyButton to={post} send={(content) => reply.mutateAsync({ id, content })} />}
      {verbsOf(post).map((verb) => (
        <Button
          key={verb}
          size="s"
          tone={verb === 'approve' ? 'primary' : 'text'}
          data-action={verb}
          unavailable={moderate.isPending}
          onClick={() => change(verb)}
        >
          {label(verb)}
        </Button>
      ))}
      <Button size="s" tone="text" data-action="delete" onClick={() => act.open('delete')}>
        {t('delete')}
      </Button>
      {act.target !== undefined && (
        <Question
          title={t('delete')}
          text={t('deleteText')}
          isDanger
          busy={act.busy}
          fault={act.fault}
          onConfirm={() => void act.run(() => moderate.mutateAsync({ id, verb: 'delete' }), t('done'))}
          onClose={act.close}
        />
      )}
    </div>
  );
}
