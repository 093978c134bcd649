/** Puts together what a talk shows: what everybody reads, what is the person's own, and what they have just written. Pure. */
import type { TalkComment, TalkThread } from '#pieces/talk.ts';
import type { Item, Mine, Reply } from './talk-cache.ts';
import type { OwnSaid } from './use-writing.ts';

interface TalkSources {
  items: readonly Item[];
  repliesOf: (id: string) => readonly Reply[] | undefined;
  mine: Mine;
  /** Written since the page was opened, the latest first. */
  own: readonly OwnSaid[];
  going: ReadonlySet<string>;
  isClass: boolean;
}

type Marks = Pick<TalkComment, 'isLiked' | 'mayDelete' | 'isGoing'>;

function marksOf(id: string, { mine, own, going }: TalkSources): Marks {
  const isOwn = own.some((one) => one.id === id && one.state !== 'sending');
  return {
    isLiked: mine.liked.includes(id),
    mayDelete: isOwn || mine.can_delete.includes(id) || mine.pending.some((one) => one.id === id),
    isGoing: going.has(id),
  };
}

function saidOf(comment: Reply & { state?: OwnSaid['state'] }, sources: TalkSources): TalkComment {
  const { id, user, content, images, like_count, created_ts, state = 'shown' } = comment;
  return { id, user, content, images, like_count, created_ts, state, ...marksOf(id, sources) };
}

/** The first of those with the same id. */
function once<One extends { id: string }>(list: readonly One[]): One[] {
  const byId = new Map<string, One>();
  for (const one of list) if (!byId.has(one.id)) byId.set(one.id, one);
  return [...byId.values()];
}

/** Their own that others do not see in what was read: just written, or waiting for the shop. */
function ownOf({ mine, own, isClass }: TalkSources): OwnSaid[] {
  const settledOnes = own.filter(({ state }) => state !== 'pending');
  const waiting = once([...own.filter(({ state }) => state === 'pending'), ...mine.pending]);
  return once([...settledOnes, ...waiting]).filter(({ kind, parent_id: parent }) =>
    parent === '' ? (kind !== '') === isClass : true,
  );
}

export function joinTalk(sources: TalkSources): TalkThread[] {
  const { items, repliesOf } = sources;
  const own = ownOf(sources);
  const threadOf = (item: Item & { state?: OwnSaid['state'] }): TalkThread => {
    const read = repliesOf(item.id) ?? item.replies.top2;
    const ownReplies = own.filter(({ parent_id: parent }) => parent === item.id).toReversed();
    const replies = once([...read, ...ownReplies]);
    return {
      ...saidOf(item, sources),
      kind: item.kind ?? '',
      isEssence: item.is_essence === true,
      isPinned: item.is_pinned === true,
      replies: replies.map((reply) => saidOf(reply, sources)),
      replyTotal: Math.max(item.replies.total, replies.length),
    };
  };
  const roots = own
    .filter(({ parent_id: parent }) => parent === '')
    .map(({ kind, ...comment }) => ({
      ...comment,
      ...(kind === '' ? {} : { kind }),
      replies: { total: 0, top2: [] },
    }));
  // What was read knows of replies; what was written stands first.
  const byId = new Map(items.map((item) => [item.id, item]));
  return once([...roots.map((root) => byId.get(root.id) ?? root), ...items]).map(threadOf);
}
