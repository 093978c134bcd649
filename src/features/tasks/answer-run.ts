/**
 * An answer while it is written (M259, D86): kept a second after the last change, one call at a time, its files sent as soon
 * as they are chosen, and handed in only when all of it is kept. Time and calls come from outside.
 */
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { taskAnswerCommit, taskAnswerSave } from '#schemas/api/tasks/task-answers.ts';
import { ANSWER_AUDIO_MAX, ANSWER_IMAGES_MAX, type Task } from '#schemas/task/task.ts';

export type FileKind = 'image' | 'audio';

/** A picture or a recording of the answer. */
export interface Attached {
  id: number;
  /** Empty until it is on the server. */
  path: string;
  /** Where it is seen or heard: on this device, or at the server. */
  url: string;
  /** Of a recording. */
  seconds: number;
  state: 'sending' | 'kept' | 'failed';
  /** How much of it is sent, from 0 to 1. */
  share: number;
}

/** `elsewhere`: another tab or device kept another answer, and nothing is kept over it. */
type Saved = 'clean' | 'waiting' | 'saving' | 'saved' | 'failed' | 'elsewhere';

export interface AnswerShown {
  answer: string;
  type: number;
  state: number;
  images: readonly Attached[];
  audio: readonly Attached[];
  options: readonly number[];
  /** A file is on its way, or did not arrive: nothing is handed in. */
  uploading: boolean;
  saved: Saved;
  isHanding: boolean;
  /** Why it was not handed in; empty for nothing. */
  fault: string;
}

export interface NewFile {
  blob: Blob;
  /** Where it is seen or heard on this device. */
  url: string;
  seconds: number;
}

export interface AnswerPorts {
  act: Caller;
  /** The path it has on the server; undefined where it was not taken. */
  send: (
    act: Caller,
    kind: FileKind,
    blob: Blob,
    told: (share: number) => void,
  ) => Promise<string | undefined>;
  /** Answers how to call it off. */
  later: (work: () => void) => () => void;
}

export type AnswerRun = ReturnType<typeof makeAnswerRun>;

const LISTS = { image: 'images', audio: 'audio' } as const;
const MOST = { image: ANSWER_IMAGES_MAX, audio: ANSWER_AUDIO_MAX } as const;

function beginning(task: Task): AnswerShown {
  const kept = (file: { path: string; url: string; seconds?: number }, id: number): Attached => ({
    id,
    path: file.path,
    url: file.url,
    seconds: file.seconds ?? 0,
    state: 'kept',
    share: 1,
  });
  const { answer, images, audio, options, saved_ts: savedAt } = task.answer;
  return {
    answer,
    type: task.type,
    state: task.state,
    images: images.map((file, place) => kept(file, place + 1)),
    audio: audio.map((file, place) => kept(file, images.length + place + 1)),
    options,
    uploading: false,
    saved: savedAt > 0 ? 'saved' : 'clean',
    isHanding: false,
    fault: '',
  };
}

const isOpen = ({ state }: Attached): boolean => state !== 'kept';

export function makeAnswerRun(task: Task, { act: caller, send, later }: AnswerPorts) {
  let act = caller;
  let shown = beginning(task);
  let version = task.answer.version;
  let last = shown.images.length + shown.audio.length;
  let callOff = (): void => undefined;
  let saving: Promise<void> | undefined;
  let isChanged = false;
  const blobs = new Map<number, { kind: FileKind; blob: Blob }>();
  const listeners = new Set<() => void>();

  function show(change: Partial<AnswerShown>): void {
    const next = { ...shown, ...change };
    shown = { ...next, uploading: next.images.some(isOpen) || next.audio.some(isOpen) };
    for (const listener of listeners) listener();
  }

  async function saveOnce(): Promise<void> {
    isChanged = false;
    show({ saved: 'saving' });
    const { answer, images, audio, options } = shown;
    const told = await act(taskAnswerSave, {
      task_id: task.task_id,
      version,
      answer,
      images: images.flatMap(({ path, state }) => (state === 'kept' ? [path] : [])),
      audio: audio.flatMap(({ path, seconds, state }) => (state === 'kept' ? [{ path, seconds }] : [])),
      options: [...options],
    });
    if (told.ok) {
      version = told.data.version;
      return show({ saved: isChanged ? 'waiting' : 'saved', state: told.data.state });
    }
    return show({ saved: told.code === 'state-conflict' ? 'elsewhere' : 'failed' });
  }

  async function saveAll(): Promise<void> {
    do await saveOnce();
    while (isChanged && shown.saved === 'waiting');
  }

  /** Now, and what changes meanwhile after it. */
  function flush(): Promise<void> {
    callOff();
    if (saving !== undefined) return saving;
    if (shown.saved !== 'waiting' && shown.saved !== 'failed') return Promise.resolve();
    saving = saveAll().finally(() => {
      saving = undefined;
    });
    return saving;
  }

  function changed(change: Partial<AnswerShown>): void {
    if (shown.saved === 'elsewhere') return show(change);
    isChanged = true;
    show({ ...change, fault: '', saved: shown.saved === 'saving' ? 'saving' : 'waiting' });
    callOff();
    callOff = later(() => void flush());
  }

  const edit = (kind: FileKind, id: number, change: Partial<Attached>) =>
    shown[LISTS[kind]].map((one) => (one.id === id ? { ...one, ...change } : one));

  async function sendFile(kind: FileKind, id: number, blob: Blob): Promise<void> {
    const path = await send(act, kind, blob, (share) =>
      show({ [LISTS[kind]]: edit(kind, id, { share }) }),
    ).catch(() => undefined);
    // It may have been taken away meanwhile.
    if (!shown[LISTS[kind]].some((one) => one.id === id)) return;
    if (path === undefined) return show({ [LISTS[kind]]: edit(kind, id, { state: 'failed', share: 0 }) });
    blobs.delete(id);
    changed({ [LISTS[kind]]: edit(kind, id, { state: 'kept', path, share: 1 }) });
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => shown,
    /** By whom it calls from now on. */
    callBy: (next: Caller) => {
      act = next;
    },
    flush,
    write: (answer: string) => changed({ answer }),
    choose: (options: readonly number[]) => changed({ options }),
    attach: (kind: FileKind, { blob, url, seconds }: NewFile) => {
      const list = shown[LISTS[kind]];
      if (list.length >= MOST[kind]) return;
      last += 1;
      const id = last;
      blobs.set(id, { kind, blob });
      const fresh: Attached = { id, path: '', url, seconds, state: 'sending', share: 0 };
      show({ [LISTS[kind]]: [...list, fresh], fault: '' });
      void sendFile(kind, id, blob);
    },
    retry: (id: number) => {
      const found = blobs.get(id);
      if (found === undefined) return;
      show({ [LISTS[found.kind]]: edit(found.kind, id, { state: 'sending', share: 0 }) });
      void sendFile(found.kind, id, found.blob);
    },
    remove: (kind: FileKind, id: number) => {
      blobs.delete(id);
      changed({ [LISTS[kind]]: shown[LISTS[kind]].filter((one) => one.id !== id) });
    },
    /** True where it was handed in. */
    commit: async (): Promise<boolean> => {
      if (shown.uploading || shown.isHanding) return false;
      show({ isHanding: true, fault: '' });
      if (version === 0 && shown.saved === 'clean') changed({});
      await flush();
      if (shown.saved !== 'saved') {
        show({ isHanding: false });
        return false;
      }
      const told = await act(taskAnswerCommit, { task_id: task.task_id, version });
      if (told.ok) show({ isHanding: false, state: told.data.state });
      else if (told.code === 'state-conflict') show({ isHanding: false, saved: 'elsewhere' });
      else show({ isHanding: false, fault: told.msg });
      return told.ok;
    },
  };
}
