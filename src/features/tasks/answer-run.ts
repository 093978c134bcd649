/**
 * An answer while it is written (M259, D86): kept a second after the last change, one call at a time, its files sent as soon
 * as they are chosen, and handed in only when all of it is kept. Time and calls come from outside.
 */
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { taskAnswerCommit, taskAnswerSave } from '#schemas/api/tasks/task-answers.ts';
import { ANSWER_AUDIO_MAX, ANSWER_IMAGES_MAX, type Task } from '#schemas/task/task.ts';

export type FileKind = 'image' | 'audio';

/** A picture or a recording of the answer. */
export interface Attachment {
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
type SaveState = 'clean' | 'waiting' | 'saving' | 'saved' | 'failed' | 'elsewhere';

export interface AnswerView {
  answer: string;
  type: number;
  state: number;
  images: readonly Attachment[];
  audio: readonly Attachment[];
  options: readonly number[];
  /** A file is on its way, or did not arrive: nothing is handed in. */
  uploading: boolean;
  saveState: SaveState;
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
    onProgress: (share: number) => void,
  ) => Promise<string | undefined>;
  /** Answers how to call it off. */
  later: (work: () => void) => () => void;
}

export type AnswerRun = ReturnType<typeof makeAnswerRun>;

const LISTS = { image: 'images', audio: 'audio' } as const;
const MOST = { image: ANSWER_IMAGES_MAX, audio: ANSWER_AUDIO_MAX } as const;

function beginning(task: Task): AnswerView {
  const toAttachment = (file: { path: string; url: string; seconds?: number }, id: number): Attachment => ({
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
    images: images.map((file, place) => toAttachment(file, place + 1)),
    audio: audio.map((file, place) => toAttachment(file, images.length + place + 1)),
    options,
    uploading: false,
    saveState: savedAt > 0 ? 'saved' : 'clean',
    isHanding: false,
    fault: '',
  };
}

const isOpen = ({ state }: Attachment): boolean => state !== 'kept';

export function makeAnswerRun(task: Task, { act: caller, send, later }: AnswerPorts) {
  let act = caller;
  let current = beginning(task);
  let version = task.answer.version;
  let last = current.images.length + current.audio.length;
  let callOff = (): void => undefined;
  let saving: Promise<void> | undefined;
  let isChanged = false;
  const blobs = new Map<number, { kind: FileKind; blob: Blob }>();
  const listeners = new Set<() => void>();

  function show(change: Partial<AnswerView>): void {
    const next = { ...current, ...change };
    current = { ...next, uploading: next.images.some(isOpen) || next.audio.some(isOpen) };
    for (const listener of listeners) listener();
  }

  async function saveOnce(): Promise<void> {
    isChanged = false;
    show({ saveState: 'saving' });
    const { answer, images, audio, options } = current;
    const saveAnswer = await act(taskAnswerSave, {
      task_id: task.task_id,
      version,
      answer,
      images: images.flatMap(({ path, state }) => (state === 'kept' ? [path] : [])),
      audio: audio.flatMap(({ path, seconds, state }) => (state === 'kept' ? [{ path, seconds }] : [])),
      options: [...options],
    });
    if (saveAnswer.ok) {
      version = saveAnswer.data.version;
      return show({ saveState: isChanged ? 'waiting' : 'saved', state: saveAnswer.data.state });
    }
    return show({ saveState: saveAnswer.code === 'state-conflict' ? 'elsewhere' : 'failed' });
  }

  async function saveAll(): Promise<void> {
    do await saveOnce();
    while (isChanged && current.saveState === 'waiting');
  }

  /** Now, and what changes meanwhile after it. */
  function flush(): Promise<void> {
    callOff();
    if (saving !== undefined) return saving;
    if (current.saveState !== 'waiting' && current.saveState !== 'failed') return Promise.resolve();
    saving = saveAll().finally(() => {
      saving = undefined;
    });
    return saving;
  }

  function changeAnswer(change: Partial<AnswerView>): void {
    if (current.saveState === 'elsewhere') return show(change);
    isChanged = true;
    show({ ...change, fault: '', saveState: current.saveState === 'saving' ? 'saving' : 'waiting' });
    callOff();
    callOff = later(() => void flush());
  }

  const edit = (kind: FileKind, id: number, change: Partial<Attachment>) =>
    current[LISTS[kind]].map((one) => (one.id === id ? { ...one, ...change } : one));

  async function sendFile(kind: FileKind, id: number, blob: Blob): Promise<void> {
    const path = await send(act, kind, blob, (share) =>
      show({ [LISTS[kind]]: edit(kind, id, { share }) }),
    ).catch(() => undefined);
    // It may have been taken away meanwhile.
    if (!current[LISTS[kind]].some((one) => one.id === id)) return;
    if (path === undefined) return show({ [LISTS[kind]]: edit(kind, id, { state: 'failed', share: 0 }) });
    blobs.delete(id);
    changeAnswer({ [LISTS[kind]]: edit(kind, id, { state: 'kept', path, share: 1 }) });
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => current,
    /** By whom it calls from now on. */
    callBy: (next: Caller) => {
      act = next;
    },
    flush,
    write: (answer: string) => changeAnswer({ answer }),
    choose: (options: readonly number[]) => changeAnswer({ options }),
    attach: (kind: FileKind, { blob, url, seconds }: NewFile) => {
      const list = current[LISTS[kind]];
      if (list.length >= MOST[kind]) return;
      last += 1;
      const id = last;
      blobs.set(id, { kind, blob });
      const fresh: Attachment = { id, path: '', url, seconds, state: 'sending', share: 0 };
      show({ [LISTS[kind]]: [...list, fresh], fault: '' });
      void sendFile(kind, id, blob);
    },
    retry: (id: number) => {
      const file = blobs.get(id);
      if (file === undefined) return;
      show({ [LISTS[file.kind]]: edit(file.kind, id, { state: 'sending', share: 0 }) });
      void sendFile(file.kind, id, file.blob);
    },
    remove: (kind: FileKind, id: number) => {
      blobs.delete(id);
      changeAnswer({ [LISTS[kind]]: current[LISTS[kind]].filter((one) => one.id !== id) });
    },
    /** True where it was handed in. */
    commit: async (): Promise<boolean> => {
      if (current.uploading || current.isHanding) return false;
      show({ isHanding: true, fault: '' });
      if (version === 0 && current.saveState === 'clean') changeAnswer({});
      await flush();
      if (current.saveState !== 'saved') {
        show({ isHanding: false });
        return false;
      }
      const answer = await act(taskAnswerCommit, { task_id: task.task_id, version });
      if (answer.ok) show({ isHanding: false, state: answer.data.state });
      else if (answer.code === 'state-conflict') show({ isHanding: false, saveState: 'elsewhere' });
      else show({ isHanding: false, fault: answer.msg });
      return answer.ok;
    },
  };
}
