/** What many do at once in the rooms of this node (ADR-372). */
import type { AppContext } from '#server/kernel/area.ts';
import { openCrowds } from '../activities/activities.gen.ts';
import type { Crowds } from '../activities/define-activity.ts';
import type { LiveArea } from './live.ts';

/** A server that stops hands over what was gathered. */
export function openCrowd({ stores, log, onClose }: AppContext, live: Pick<LiveArea, 'append'>): Crowds {
  const crowds = openCrowds({ stores, log, live });
  onClose(async () => {
    await Promise.all(Object.values(crowds).map((gatherer) => gatherer.settled()));
  });
  return crowds;
}
