/** Writes the rows of this node's sockets; the steps of one socket run one after the other. */
import type { ChoiceOfPerson } from '#schemas/desk/presence.ts';
import type { AppContext } from '#server/kernel/area.ts';
import { PRESENCE_LIFE_MS } from '../limits.ts';
import { colourFor } from '../rules/present-people.ts';
import type { DocumentPlace } from '../store/presence.store.ts';
import type { Listener } from './listener.ts';

interface PresenceWriter {
  /** Adds the row with its colour, runs `greet`, and announces it. */
  join: (who: Listener, greet: () => Promise<void>) => void;
  choose: (who: Listener, choice: ChoiceOfPerson) => void;
  renew: (who: Listener) => void;
  leave: (who: Listener) => void;
}

/** @param announce says on every node that the people of a document have changed */
export function createPresenceWriter(
  { stores, clock, log }: Pick<AppContext, 'stores' | 'clock' | 'log'>,
  announce: (place: DocumentPlace) => Promise<void>,
): PresenceWriter {
  const steps = new WeakMap<Listener, Promise<void>>();
  const warn = (error: unknown) => log.warn({ err: error }, 'who is at a document was not written');
  const add = (who: Listener, step: () => Promise<void>) => {
    steps.set(who, (steps.get(who) ?? Promise.resolve()).then(step).catch(warn));
  };
  const write = (who: Listener) => {
    who.row = { ...who.row, seenAt: clock.now() };
    return stores.teamPresence.renew(who.row);
  };
  return {
    join: (who, greet) =>
      add(who, async () => {
        const there = await stores.teamPresence.of(who, clock.now() - PRESENCE_LIFE_MS);
        who.row = { ...who.row, colour: colourFor(who.row.userId, there) };
        await write(who);
        await greet();
        await announce(who);
      }),
    choose: (who, { node = '', pointer = '' }) => {
      who.row = { ...who.row, node, pointer };
      add(who, async () => {
        // Of several choices in a row the last alone is written.
        if (who.row.node !== node || who.row.pointer !== pointer) return;
        await write(who);
        await announce(who);
      });
    },
    renew: (who) => add(who, () => write(who)),
    leave: (who) =>
      add(who, async () => {
        await stores.teamPresence.remove(who.appId, [who.row.id]);
        await announce(who);
      }),
  };
}
