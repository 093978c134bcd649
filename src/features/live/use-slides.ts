/** The slides of a room as its host lays them: sent one after another, moved, taken away and turned (M241). */
import { useState } from 'react';
import { sendPicture } from '#api/send-picture.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { liveSlidesSet, liveSlideTurn } from '#schemas/api/live/slides.ts';
import type { Slide } from '#schemas/live/room.ts';
import { useRoom, useRoomActions } from './use-room.ts';

interface SlidesOf {
  act: Caller;
  /** Says what went wrong; empty for a picture that was not taken. */
  showError: (text: string) => void;
}

const NONE: readonly Slide[] = [];

function moveItem<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const rest = [...list];
  rest.splice(Math.max(0, Math.min(list.length - 1, to)), 0, ...rest.splice(from, 1));
  return rest;
}

export function useSlides(aliveId: string, { act, showError }: SlidesOf) {
  const view = useRoom(aliveId);
  const { refresh, look } = useRoomActions(aliveId);
  const roomSlides = view?.room.ppt.imgs ?? NONE;
  /** What was laid here, until the room's own page says the same. */
  const [localSlides, setLocalSlides] = useState<{ over: readonly Slide[]; list: readonly Slide[] }>();
  const [waiting, setWaiting] = useState(0);
  const list = localSlides?.over === roomSlides ? localSlides.list : roomSlides;
  const lay = async (next: readonly Slide[]) => {
    setLocalSlides({ over: roomSlides, list: next });
    const answer = await act(liveSlidesSet, { alive_id: aliveId, urls: next.map(({ url }) => url) });
    if (answer.ok) setLocalSlides({ over: roomSlides, list: answer.data.imgs });
    else {
      setLocalSlides(undefined);
      showError(answer.msg);
    }
    refresh();
  };
  const add = async (files: readonly Blob[]) => {
    setWaiting(files.length);
    const paths: string[] = [];
    for (const file of files) {
      const path = await sendPicture(act, file).catch(() => undefined);
      if (path === undefined) showError('');
      else paths.push(path);
      setWaiting((left) => left - 1);
    }
    if (paths.length > 0) await lay([...list, ...paths.map((url) => ({ server_id: url, url }))]);
  };
  const turn = async (place: number) => {
    const slide = list[place];
    if (slide === undefined) return;
    const answer = await act(liveSlideTurn, { alive_id: aliveId, server_id: slide.server_id });
    if (!answer.ok) showError(answer.msg);
    look();
  };
  return {
    list,
    /** Pictures still on their way. */
    waiting,
    /** The one everybody sees; -1 for none. */
    now: list.findIndex(({ server_id: id }) => id === view?.state.page),
    add,
    turn,
    move: (from: number, to: number) => lay(moveItem(list, from, to)),
    remove: (place: number) => lay(list.filter((_slide, index) => index !== place)),
  };
}

export type Slides = ReturnType<typeof useSlides>;
