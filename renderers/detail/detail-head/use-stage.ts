/** What stands on the stage of a detail page: its picture, then what was pressed for. */
import { useState } from 'react';
import { studyHref } from '#schemas/address/study-href.ts';
import { useEngine } from '#engine/provider.tsx';
import type { Trial } from '#schemas/content/detail.ts';
import {
  askDetail,
  mediaOf,
  useOwnDetail,
  useStudyBegun,
  type DetailInput,
  type Playable,
} from '#features/goods/index.ts';
import { mediumOf, trialOf, triedGoods } from './playable.ts';

export type Stage = { kind: 'picture' | 'coming' | 'failed' } | { kind: 'shown'; playable: Playable };

interface StageFacts {
  input: DetailInput;
  trial: Trial;
}

function ownHref({ goods_id: id, goods_type: type, product_id: product = '' }: DetailInput): string {
  return studyHref({ id, type }, product === '' ? undefined : { id: product, type: 0 });
}

export function useStage({ input, trial }: StageFacts) {
  const engine = useEngine();
  const own = useOwnDetail(input);
  const [stage, setStage] = useState<Stage>({ kind: 'picture' });
  const open = trialOf(trial);
  const isMine = own?.access.can_study === true;
  const mine = isMine ? mediumOf(input.goods_type) : undefined;

  /** Asked for at the press, so that an address which stops working is a fresh one. */
  const ask = async () => {
    setStage({ kind: 'coming' });
    const answer = await askDetail(engine, { ...input, ...triedGoods(input, trial) });
    const playable = answer.ok ? mediaOf(answer.data.media) : undefined;
    setStage(playable === undefined ? { kind: 'failed' } : { kind: 'shown', playable });
  };
  const start = () => void ask();
  useStudyBegun(start);
  return {
    stage,
    start,
    /** What a press brings; undefined where there is nothing to press for. */
    offered: isMine ? mine : open?.medium,
    isTrial: !isMine,
    /** Where a press leads: to study for whoever may, to the trial where there is no script. */
    href: isMine ? ownHref(input) : (open?.href ?? ''),
    leave: () => setStage({ kind: 'picture' }),
  };
}
