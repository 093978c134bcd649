/** One document that is open at this node: what was sent to its sockets last, so that only what has changed is sent again. */
import type { AppContext, Areas } from '#server/kernel/area.ts';
import { PRESENCE_LIFE_MS } from '../limits.ts';
import { presentPeople, type NamePerson } from '../rules/present-people.ts';
import type { DocumentPlace } from '../store/presence.store.ts';
import { placeOfName } from './document-name.ts';
import { frameText } from './listener.ts';

interface ChannelWorld {
  world: Pick<AppContext, 'stores' | 'clock' | 'log'>;
  areas: Pick<Areas, 'pages'>;
  namePerson: NamePerson;
  send: (text: string) => void;
}

export interface DocumentChannel {
  /** What a writer has to name now. */
  readStand: () => Promise<{ base: string; by: string }>;
  /** Reads who is there and what was saved, and sends what is new. Several at once are two: the one that runs, and one after it. */
  refresh: () => Promise<void>;
}

/** Runs `work` once at a time; who asks meanwhile waits for one more run. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const run = (): Promise<void> => {
    if (running === undefined) {
      running = work().finally(() => {
        running = undefined;
      });
      return running;
    }
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return run();
      });
    return next;
  };
  return run;
}

export function openChannel(
  place: DocumentPlace,
  { world, areas, namePerson, send }: ChannelWorld,
): DocumentChannel {
  const { stores, clock, log } = world;
  const name = placeOfName(place.document);
  let lastPeople = '';
  let lastBase: string | undefined;
  const readStand = async () => {
    const stand = name === undefined ? undefined : await areas.pages.stand(place.appId, name);
    const now = { base: stand?.hash ?? '', by: stand?.author ?? '' };
    lastBase ??= now.base;
    return now;
  };
  const refresh = oneAtATime(async () => {
    const rows = await stores.teamPresence.of(place, clock.now() - PRESENCE_LIFE_MS);
    const people = frameText({ type: 'people', people: presentPeople(rows, namePerson) });
    if (people !== lastPeople) send(people);
    lastPeople = people;
    const stand = await readStand();
    if (lastBase !== stand.base) send(frameText({ type: 'saved', ...stand }));
    lastBase = stand.base;
  });
  return {
    readStand,
    refresh: () =>
      refresh().catch((error: unknown) => log.warn({ err: error }, 'people at a document were not read')),
  };
}
