/** Pictures of something being written, each sent as soon as it is chosen. */
import { useRef, useState } from 'react';
import { COMMENT_IMAGES_MAX } from '#schemas/content/comment.ts';

export interface ChosenPicture {
  id: number;
  /** Empty while it is on its way; undefined where it was not taken. */
  path: string | undefined;
}

export function usePictures(send: (file: Blob) => Promise<string | undefined>) {
  const [list, setList] = useState<readonly ChosenPicture[]>([]);
  const last = useRef(0);
  const add = async (file: Blob) => {
    last.current += 1;
    const id = last.current;
    setList((before) => [...before, { id, path: '' }]);
    const path = await send(file).catch(() => undefined);
    setList((before) => before.map((one) => (one.id === id ? { id, path } : one)));
  };
  return {
    list,
    left: COMMENT_IMAGES_MAX - list.length,
    isBusy: list.some(({ path }) => path === ''),
    hasFailed: list.some(({ path }) => path === undefined),
    paths: list.flatMap(({ path }) => (path === undefined || path === '' ? [] : [path])),
    add: (files: readonly Blob[]) => {
      for (const file of files.slice(0, COMMENT_IMAGES_MAX - list.length)) void add(file);
    },
    remove: (id: number) => setList((before) => before.filter((one) => one.id !== id)),
    clear: () => setList([]),
  };
}

export type Pictures = ReturnType<typeof usePictures>;
