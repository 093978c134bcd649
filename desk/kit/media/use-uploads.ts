/** Uploads under way: two at once, each with how far it is and why it was refused. */
import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { consoleMediaList } from '#schemas/api/console/library.ts';
import { sendFile } from '#api/send-file.ts';
import { useLocale } from '#i18n/use-words.ts';
import { useDesk } from '../calls/desk-context.ts';
import { uploadFile, type NewMedia } from './upload.ts';

export interface Upload {
  id: number;
  name: string;
  state: 'waiting' | 'sending' | 'taken' | 'failed' | 'calledOff';
  /** From 0 to 1. */
  share: number;
  /** Why it failed, and what to do. */
  message: string;
  hint: string;
}

const AT_ONCE = 2;

interface Waiting {
  id: number;
  file: File;
}

/** @param onTaken hears of each file the shop took */
export function useUploads(onTaken: (media: NewMedia) => void) {
  const desk = useDesk();
  const locale = useLocale();
  const client = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const queue = useRef<Waiting[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const lastId = useRef(0);
  const change = (id: number, part: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)));

  const run = async ({ id, file }: Waiting) => {
    const controller = new AbortController();
    running.current.set(id, controller);
    change(id, { state: 'sending' });
    const onProgress = (share: number) => change(id, { share });
    try {
      const result = await uploadFile({ ...desk, locale, send: sendFile }, file, {
        signal: controller.signal,
        onProgress,
      });
      if (result.ok) {
        change(id, { state: 'taken', share: 1 });
        onTaken(result.media);
        await client.invalidateQueries({ queryKey: [consoleMediaList.name] });
      } else change(id, { state: 'failed', message: result.message, hint: result.hint });
    } catch {
      change(id, { state: 'calledOff' });
    }
    running.current.delete(id);
    startNext();
  };
  const startNext = () => {
    while (running.current.size < AT_ONCE) {
      const next = queue.current.shift();
      if (next === undefined) return;
      void run(next);
    }
  };
  const add = (files: readonly File[]) => {
    const more = files.map((file) => {
      lastId.current += 1;
      return { id: lastId.current, file };
    });
    queue.current.push(...more);
    setUploads((all) => [
      ...all,
      ...more.map(({ id, file }): Upload => ({
        id,
        name: file.name,
        state: 'waiting',
        share: 0,
        message: '',
        hint: '',
      })),
    ]);
    startNext();
  };
  const callOff = (id: number) => {
    queue.current = queue.current.filter((one) => one.id !== id);
    const controller = running.current.get(id);
    if (controller === undefined) change(id, { state: 'calledOff' });
    else controller.abort();
  };
  useEffect(() => {
    const controllers = running.current;
    return () => {
      queue.current = [];
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);
  return { uploads, add, callOff };
}
