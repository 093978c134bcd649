/** What many do at once in the rooms of this node (ADR-372). */
import type { AppContext } from '#server/kernel/area.ts';
import { openCrowds } from '../activities/activities.gen.ts';
import type { Crowds } from '../activities/define-activity.ts';
import type { Gatherer } from './gather.ts';
import type { LiveArea } from './live.ts';

/** A server that stops hands over what was gathered. */
export function openCrowd({ stores, log, onClose }: AppContext, live: Pick<LiveArea, 'append'>): Crowds {
  const crowds = openCrowds({ stores, log, live });
  onClose(async () => {
    const gatherers: Pick<Gatherer<unknown>, 'flush'>[] = Object.values(crowds);
    await Promise.all(gatherers.map((gatherer) => gatherer.flush()));
  });
  return crowds;
}
