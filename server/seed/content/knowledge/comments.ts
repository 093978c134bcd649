/** What learners of the knowledge shop say, and what teachers answer; all of them are invented. */
import type { Text } from '#schemas/page/text.ts';
import type { CommentRow } from '#server/areas/comments/comment-store.ts';
import type { DemoClock } from '../clock.ts';
import type { Goods } from '../goods.ts';
import { seededId } from '../ids.ts';
import { IDENTITY } from './identity.ts';
import { COMMENTS_ON_SERIES } from './comments-series.ts';
import { COMMENTS_ON_SINGLES } from './comments-singles.ts';
import { TEACHERS } from './teachers.ts';

export interface Said {
  /** A name of nobody, or the key of a teacher. */
  by: Text;
  cn: string;
  en: string;
  likes: number;
  /** Days ago. */
  age: number;
  replies?: readonly Said[];
}
export type CommentsOf = Readonly<Record<string, readonly Said[]>>;

const HOUR_S = 3600;

function isTeacher(by: Text): by is keyof typeof TEACHERS {
  return typeof by === 'string' && Object.hasOwn(TEACHERS, by);
}

/** `place` names the comment among all of its good, so that its id never changes. */
function rowsOf(
  said: Said,
  at: { good: Goods['rows'][number]; place: string; parent: string | null },
  clock: DemoClock,
): CommentRow[] {
  const { by, cn, en, likes, age, replies = [] } = said;
  const { good, place, parent } = at;
  const id = `cm_${seededId(IDENTITY.app_id, `comment/${good.id}/${place}`)}`;
  const teacher = isTeacher(by);
  const own: CommentRow = {
    id,
    resource_id: good.id,
    resource_type: good.type,
    parent_id: parent,
    nickname: teacher ? TEACHERS[by] : by,
    avatar: teacher ? `/demo/avatars/${by}.svg` : '',
    is_teacher: teacher,
    content: { cn, en },
    like_count: likes,
    state: 'shown',
    // Nobody writes at the same minute every day.
    created_at: (clock.days(-age) - ((likes % 11) + place.length) * HOUR_S) * 1000,
  };
  const below = replies.flatMap((reply, index) =>
    rowsOf(reply, { good, place: `${place}.${index}`, parent: id }, clock),
  );
  return [own, ...below];
}

export function comments(goods: Goods, clock: DemoClock): CommentRow[] {
  return Object.entries({ ...COMMENTS_ON_SERIES, ...COMMENTS_ON_SINGLES }).flatMap(([key, list]) =>
    list.flatMap((said, index) =>
      rowsOf(said, { good: goods.get(key), place: String(index), parent: null }, clock),
    ),
  );
}
