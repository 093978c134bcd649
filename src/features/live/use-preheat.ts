/** What a room opens with, asked for before it does: not by all who wait in the same moment (D105, ADR-445). */
import { useState } from 'react';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { livePreheatGet, PREHEAT_S } from '#schemas/api/live/rooms.ts';
import { systemRandom } from '#platform/random.ts';
import { useAnswer } from './use-answer.ts';

/** Whoever waits asks within the first half of the time there is. */
const spread = () => ((systemRandom.bytes(1)[0] ?? 0) / 256) * (PREHEAT_S / 2);

interface Before {
  /** Unix seconds. */
  startTs: number;
  /** Seconds to its start; undefined where somebody is not in a room that is to begin. */
  left: number | undefined;
  act: Caller;
}

export function usePreheat(
  aliveId: string,
  { startTs, left, act }: Before,
): { urls: readonly string[]; hosts: readonly string[] } | undefined {
  const [later] = useState(spread);
  const isNear = left !== undefined && left <= PREHEAT_S - later;
  const key = isNear ? `${aliveId}/${String(startTs)}` : '';
  return useAnswer(key, () => act(livePreheatGet, { alive_id: aliveId })).value;
}
