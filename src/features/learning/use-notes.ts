/** The learner's own notes in a lesson: read once, written one by one, and taken back after a deletion. */
import { useEffect, useState } from 'react';
import { useEngine, useViewer } from '#engine/provider.tsx';
import { learnNoteDelete, learnNoteGet, learnNoteSet } from '#schemas/api/learning/notes.ts';
import type { Note } from '#schemas/learning/note.ts';

export interface Notes {
  /** By their moments. */
  list: readonly Note[];
  phase: 'asking' | 'ready' | 'failed';
  /** The one that was deleted last, as long as it can be taken back. */
  lastDeleted: Note | undefined;
  retry: () => void;
  /** A new one, or one anew: what went wrong, empty where nothing did. */
  write: (note: { id?: string; at: number; text: string }) => Promise<string>;
  remove: (note: Note) => Promise<string>;
  takeBack: () => Promise<string>;
}

const inOrder = (list: readonly Note[]) =>
  list.toSorted((one, other) => one.at - other.at || one.id.localeCompare(other.id));

export function useNotes({ id, type }: { id: string; type: number }): Notes {
  const engine = useEngine();
  const isIn = useViewer().status === 'in' && engine.mode === 'live';
  const [turn, setTurn] = useState(0);
  const [list, setList] = useState<readonly Note[]>([]);
  const [phase, setPhase] = useState<Notes['phase']>(isIn ? 'asking' : 'ready');
  const [lastDeleted, setLastDeleted] = useState<Note>();
  useEffect(() => {
    let isGone = !isIn;
    if (isIn)
      void engine.call(learnNoteGet, { resource_id: id }).then((answer) => {
        if (isGone) return;
        if (answer.ok) setList(answer.data.list);
        setPhase(answer.ok ? 'ready' : 'failed');
      });
    return () => {
      isGone = true;
    };
  }, [engine, isIn, id, turn]);
  const write: Notes['write'] = async (note) => {
    const answer = await engine.call(learnNoteSet, { resource_id: id, resource_type: type, ...note });
    if (!answer.ok) return answer.msg;
    setList((before) => inOrder([...before.filter((one) => one.id !== answer.data.id), answer.data]));
    return '';
  };
  return {
    list,
    phase,
    lastDeleted,
    retry: () => {
      setPhase('asking');
      setTurn((last) => last + 1);
    },
    write,
    remove: async (note) => {
      const answer = await engine.call(learnNoteDelete, { id: note.id });
      if (!answer.ok) return answer.msg;
      setList((before) => before.filter((one) => one.id !== note.id));
      setLastDeleted(note);
      return '';
    },
    takeBack: async () => {
      if (lastDeleted === undefined) return '';
      const fault = await write({ at: lastDeleted.at, text: lastDeleted.text });
      if (fault === '') setLastDeleted(undefined);
      return fault;
    },
  };
}
