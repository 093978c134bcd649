/** The outline of the course a lesson is studied in: all of it, with the learner's own locks and progress. */
import { useEffect, useRef, useState } from 'react';
import type { ViewProps } from '#engine/define-view.ts';
import { useViewer } from '#engine/provider.tsx';
import { goodsDirectoryGet } from '#schemas/api/catalogue/goods.ts';
import { learnProgressGet, PROGRESS_IDS_MAX } from '#schemas/api/learning/records.ts';
import type { DirectoryNode, OutlineNode } from '#schemas/content/outline.ts';
import type { definition } from './definition.ts';
import type { Room } from './room-state.ts';
import { cutNodes, linesOf, type Fresh } from './lessons.ts';

type Act = ViewProps<typeof definition, never>['act'];

interface Course {
  id: string;
  list: readonly OutlineNode[];
}

const PAGE_SIZE = 50;
/** Pages of one level. */
const PAGES_MAX = 20;

/** All nodes of one level with what came along below them. */
async function readLevel(act: Act, goodsId: string, parent: string): Promise<DirectoryNode[]> {
  const nodes: DirectoryNode[] = [];
  for (let page = 1; page <= PAGES_MAX; page += 1) {
    const answer = await act(goodsDirectoryGet, {
      goods_id: goodsId,
      page,
      page_size: PAGE_SIZE,
      ...(parent === '' ? {} : { parent_id: parent }),
    });
    if (!answer.ok) break;
    nodes.push(...answer.data.list);
    if (!answer.data.has_more) break;
  }
  return nodes;
}

async function readAll(act: Act, goodsId: string): Promise<DirectoryNode[]> {
  const nodes = await readLevel(act, goodsId, '');
  for (const { id } of cutNodes(nodes)) nodes.push(...(await readLevel(act, goodsId, id)));
  return nodes;
}

async function readFresh(act: Act, courseId: string, ids: readonly string[]): Promise<Fresh> {
  const fresh = new Map<string, { progress: number; isFinished: boolean }>();
  for (let from = 0; from < ids.length; from += PROGRESS_IDS_MAX) {
    const batch = ids.slice(from, from + PROGRESS_IDS_MAX);
    const answer = await act(learnProgressGet, { resource_ids: batch, product_id: courseId });
    if (!answer.ok) break;
    for (const one of answer.data.list)
      fresh.set(one.resource_id, { progress: one.max_learn_progress, isFinished: one.is_finish === 1 });
  }
  return fresh;
}

/** Asked once a course, and again where `renew` says so; how far each lesson is, anew whenever another is opened or the one at hand is finished. */
export function useOutline(
  { id, list }: Course,
  act: Act,
  room: Room,
  lessonId: string,
  isFinished: boolean,
) {
  const isIn = useViewer().status === 'in';
  const [own, setOwn] = useState(() => room.get().own);
  const [turn, setTurn] = useState(0);
  const [fresh, setFresh] = useState(() => room.get().fresh);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    let isGone = !isIn || id === '' || (turn === 0 && room.get().own.length > 0);
    if (!isGone)
      void readAll(latest.current, id).then(
        (nodes) => {
          if (isGone) return;
          room.keep({ own: nodes });
          setOwn(nodes);
        },
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, [id, isIn, room, turn]);
  const ids = own.map(({ resource_id: one }) => one).filter(Boolean);
  const idList = ids.join();
  useEffect(() => {
    let isGone = !isIn || idList === '';
    if (!isGone)
      void readFresh(latest.current, id, idList.split(',')).then(
        (progress) => {
          if (isGone || progress.size === 0) return;
          room.keep({ fresh: progress });
          setFresh(progress);
        },
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, [id, isIn, room, idList, lessonId, isFinished]);
  // Nobody's own where nobody is here any more.
  const lines = isIn ? linesOf(list, own, fresh) : linesOf(list, [], new Map());
  return { lines, turn, renew: () => setTurn((last) => last + 1) };
}
