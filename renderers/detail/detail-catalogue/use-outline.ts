/** The nodes of an outline known so far: what the page came with, further pages of it, and the learner's own answer. */
import { useEffect, useRef, useState } from 'react';
import type { AnswerOf, InputOf } from '#schemas/api/define-endpoint.ts';
import { goodsDirectoryGet } from '#schemas/api/catalogue/goods.ts';
import type { DirectoryNode, OutlineNode } from '#schemas/content/outline.ts';
import { useViewer } from '#engine/provider.tsx';
import { joinNodes } from './outline-tree.ts';

/** Nodes at the top asked for at a time: as many as an answer holds. */
const PAGE_SIZE = 50;

interface Outline {
  goods_id: string;
  list: readonly OutlineNode[];
  total: number;
}

type Act = (
  endpoint: typeof goodsDirectoryGet,
  input: InputOf<typeof goodsDirectoryGet>,
) => Promise<AnswerOf<typeof goodsDirectoryGet>>;

const isTop = ({ parent_id: parent }: OutlineNode) => parent === '';

export function useOutline({ goods_id, list, total }: Outline, act: Act, onFailure: () => void) {
  const [own, setOwn] = useState<readonly DirectoryNode[]>([]);
  const [turn, setTurn] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const isIn = useViewer().status === 'in';
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  // A stranger's page says all there is; a learner's own locks and progress are asked for once they are known.
  useEffect(() => {
    if (!isIn) return undefined;
    let isGone = false;
    void latest.current(goodsDirectoryGet, { goods_id, page: 1, page_size: PAGE_SIZE }).then(
      (answer) => {
        if (!isGone && answer.ok) setOwn(answer.data.list);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [goods_id, isIn, turn]);

  // What was somebody's own is nobody's any more.
  const nodes = joinNodes<OutlineNode>(list, isIn ? own : []);
  const showMore = async () => {
    setBusy(true);
    const page = Math.floor(nodes.filter(isTop).length / PAGE_SIZE) + 1;
    const answer = await act(goodsDirectoryGet, { goods_id, page, page_size: PAGE_SIZE });
    setBusy(false);
    if (answer.ok) setOwn((before) => joinNodes(before, answer.data.list));
    else onFailure();
  };
  return {
    nodes,
    hasMore: nodes.filter(isTop).length < total,
    isBusy,
    showMore: () => void showMore(),
    /** Asks anew: a day of a camp has come. */
    renew: () => setTurn((last) => last + 1),
  };
}
