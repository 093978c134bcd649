/** One shape for comments typed by hand and comments of a good. */
import type { Locale } from '#schemas/locale.ts';
import type { PropsOf, ViewDataOf } from '#schemas/page/define-renderer.ts';
import { formatDay } from '#i18n/format-day.ts';
import type { definition } from './definition.ts';

export interface WallComment {
  key: string;
  name: string;
  avatar: string | undefined;
  /** What stands under the name: a role, or when it was said. */
  note: string;
  text: string;
  teacher: boolean;
  likes: number;
  /** What a teacher answered, if one did. */
  answer: { name: string; text: string } | undefined;
}

export function saidBy(
  { comments }: PropsOf<typeof definition>,
  data: ViewDataOf<typeof definition>,
  locale: Locale,
): WallComment[] {
  const typedComments = comments.map(
    ({ name, text, avatar, role = '', teacher = false, likes = 0 }, index): WallComment => ({
      key: `typed-${index}`,
      name,
      avatar,
      note: role,
      text,
      teacher,
      likes,
      answer: undefined,
    }),
  );
  // What teachers write under their own course is no learner’s word.
  const learners = (data.said?.list ?? []).filter(({ user }) => !user.is_teacher);
  const learnerComments = learners.map((comment): WallComment => {
    const answer = comment.replies.top2.find(({ user }) => user.is_teacher);
    return {
      key: comment.id,
      name: comment.user.nickname,
      avatar: comment.user.avatar,
      note: formatDay(comment.created_ts, locale),
      text: comment.content,
      teacher: false,
      likes: comment.like_count,
      answer: answer === undefined ? undefined : { name: answer.user.nickname, text: answer.content },
    };
  });
  return [...typedComments, ...learnerComments];
}
