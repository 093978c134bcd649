/** The outline of a course for one person: what they may do with it and with each column in it, and when each part opens. */
import { readAccess, type Access } from '#server/areas/access/area.ts';
import type { Viewer } from '#server/areas/identity/area.ts';
import type { Deps } from '#server/kernel/area.ts';
import type { AccessWithin } from './directory.ts';
import { readOutline, type Outline } from './outline.ts';
import { readNodes } from './read-nodes.ts';

type OutlineDeps = Pick<Deps, 'stores' | 'clock' | 'catalogue'>;

/** @param access to the course itself, which was asked already */
export async function readOwnOutline(
  deps: OutlineDeps,
  { appId, viewer }: { appId: string; viewer: Pick<Viewer, 'user'> | undefined },
  { courseId, access }: { courseId: string; access: Access },
): Promise<{ outline: Outline; accessTo: AccessWithin }> {
  const accesses = new Map<string, Promise<Access>>([[courseId, Promise.resolve(access)]]);
  const ask = (id: string): Promise<Access> => {
    const earlier = accesses.get(id);
    if (earlier !== undefined) return earlier;
    const reading = deps.stores.goods
      .byId(appId, id)
      .then((goods) => (goods === undefined ? access : readAccess(deps, appId, { viewer, goods })));
    accesses.set(id, reading);
    return reading;
  };
  const nodes = await readNodes(deps.stores, appId, courseId, {
    now: deps.clock.now(),
    since: async (id) => (await ask(id)).since,
  });
  const ids = [...new Set(nodes.map((node) => node.courseId))];
  const accessById = new Map(await Promise.all(ids.map(async (id) => [id, await ask(id)] as const)));
  return { outline: readOutline(nodes), accessTo: (id) => accessById.get(id) ?? access };
}
