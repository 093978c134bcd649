/** Who else has a document open, what they have chosen, and when they save (ADR-740). */
import { useEffect, useMemo, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { consoleRemarkList } from '#schemas/api/console/remarks.ts';
import type { ChoiceOfPerson, DeskFrame, PresentPerson } from '#schemas/desk/presence.ts';
import { useWords } from '#i18n/use-words.ts';
import { systemClock } from '#platform/clock.ts';
import { pageNetwork } from '#platform/network.ts';
import { pageTextSocket } from '#platform/text-socket.ts';
import type { DocumentName } from '../model/document.ts';
import { colourOf } from './colours.ts';
import { openPresenceLine, type PresenceLine } from './presence-line.ts';
import { teamWords } from './words.ts';

/** A person who is there, once for all their windows. */
interface TeamMember {
  person: string;
  name: string;
  /** CSS colour. */
  colour: string;
  isSelf: boolean;
}

/** A block another person has chosen. */
export interface OtherChoice {
  node: string;
  /** JSON pointer of the field they are in; absent where the block is chosen alone. */
  pointer?: string;
  name: string;
  colour: string;
}

export interface Presence {
  /** The viewer first; empty while there is no line. */
  members: readonly TeamMember[];
  others: readonly OtherChoice[];
}

interface PresenceOptions {
  /** What the viewer has chosen in the document. */
  choice?: ChoiceOfPerson;
  /** A draft of the document was saved or a version published, by anyone: what a save has to start from now. */
  onTheirSave?: (base: string) => void;
}

const PORTS = { open: pageTextSocket, clock: systemClock, network: pageNetwork, random: Math.random };

function membersOf(people: readonly PresentPerson[], you: string, nameOf: (one: PresentPerson) => string) {
  const own = people.find(({ id }) => id === you)?.person;
  const byPerson = new Map(people.map((one) => [one.person, one]));
  return [...byPerson.values()]
    .map((one): TeamMember => ({
      person: one.person,
      name: nameOf(one),
      colour: colourOf(one.colour),
      isSelf: one.person === own,
    }))
    .toSorted((one, other) => Number(other.isSelf) - Number(one.isSelf));
}

function othersOf(people: readonly PresentPerson[], you: string, nameOf: (one: PresentPerson) => string) {
  return people.flatMap((one): OtherChoice[] => {
    const { id, node, pointer } = one;
    if (id === you || node === undefined) return [];
    const field = pointer === undefined ? {} : { pointer };
    return [{ node, ...field, name: nameOf(one), colour: colourOf(one.colour) }];
  });
}

interface Line {
  you: string;
  people: readonly PresentPerson[];
}

const NO_LINE: Line = { you: '', people: [] };

/** A line of its own for each document; `kind` and `id` may change. */
export function usePresence(
  { kind, id }: DocumentName,
  { choice = {}, onTheirSave }: PresenceOptions = {},
): Presence {
  const t = useWords(teamWords);
  const client = useQueryClient();
  const [{ you, people }, setLine] = useState(NO_LINE);
  const line = useRef<PresenceLine>(undefined);
  const tellSave = useRef(onTheirSave);
  useEffect(() => {
    tellSave.current = onTheirSave;
  });
  useEffect(() => {
    const onFrame = (frame: DeskFrame) => {
      if (frame.type === 'hello') setLine({ ...NO_LINE, you: frame.you });
      if (frame.type === 'people') setLine((before) => ({ ...before, people: frame.people }));
      if (frame.type === 'hello' || frame.type === 'saved') tellSave.current?.(frame.base);
      if (frame.type === 'hello' || frame.type === 'remarks')
        void client.invalidateQueries({ queryKey: [consoleRemarkList.name] });
    };
    line.current = openPresenceLine({ kind, id }, PORTS, { onFrame, onLoss: () => setLine(NO_LINE) });
    return () => {
      line.current?.close();
      setLine(NO_LINE);
    };
  }, [kind, id, client]);
  const { node, pointer } = choice;
  useEffect(() => {
    line.current?.choose({
      ...(node === undefined ? {} : { node }),
      ...(node === undefined || pointer === undefined ? {} : { pointer }),
    });
  }, [kind, id, node, pointer]);
  return useMemo(() => {
    const nameOf = ({ name, role }: PresentPerson) => (name === '' ? t(role) : name);
    return {
      members: membersOf(people, you, nameOf),
      others: othersOf(people, you, nameOf),
    };
  }, [people, you, t]);
}
