/** What the person writes: shown at once, taken back where the server does not take it. */
import { useRef, useState } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { Caller, DataOf } from '#schemas/api/define-endpoint.ts';
import { commentAdd } from '#schemas/api/comments/comments.ts';
import { secondsOf } from '#schemas/time.ts';
import type { ViewerUser } from '#engine/engine.ts';
import type { NewSaid } from '#pieces/talk.ts';
import { editMine, insertSaid } from './talk-cache.ts';

export type OwnSaid = Omit<DataOf<typeof commentAdd>, 'state'> & { state: 'shown' | 'pending' | 'sending' };

interface Writing {
  act: Caller;
  client: QueryClient;
  goodsId: string;
  user: ViewerUser | undefined;
  now: () => number;
}

function beginning(draft: NewSaid, id: string, { user, now }: Writing): OwnSaid {
  return {
    id,
    user: { nickname: user?.nickname ?? '', avatar: user?.avatar ?? '', is_teacher: false },
    content: draft.content,
    images: [...draft.images],
    like_count: 0,
    created_at: '',
    created_ts: secondsOf(now()),
    parent_id: draft.parentId,
    kind: draft.kind,
    state: 'sending',
  };
}

export function useWriting(writing: Writing) {
  const { act, client, goodsId } = writing;
  /** What was written and is not among what everybody reads: on its way, or waiting for the shop. */
  const [own, setOwn] = useState<readonly OwnSaid[]>([]);
  const last = useRef(0);
  const drop = (id: string) => setOwn((before) => before.filter((one) => one.id !== id));
  const send = async (draft: NewSaid): Promise<string | undefined> => {
    last.current += 1;
    const pendingComment = beginning(draft, `sending-${String(last.current)}`, writing);
    setOwn((before) => [pendingComment, ...before]);
    const { content, images, parentId, kind } = draft;
    const answer = await act(commentAdd, {
      resource_id: goodsId,
      content,
      ...(images.length === 0 ? {} : { images: [...images] }),
      ...(parentId === '' ? {} : { parent_id: parentId }),
      ...(kind === '' || parentId !== '' ? {} : { kind }),
    });
    if (!answer.ok) {
      drop(pendingComment.id);
      return answer.msg;
    }
    const { data } = answer;
    if (data.state === 'shown') insertSaid(client, goodsId, data);
    const waits = data.state === 'pending' ? [data] : [];
    setOwn((before) => [...waits, ...before.filter((one) => one.id !== pendingComment.id)]);
    editMine(client, goodsId, (mine) => {
      mine.can_delete.push(data.id);
    });
    return undefined;
  };
  return { own, send, drop, forget: () => setOwn([]) };
}
