/** The avatar machine with the file, the canvas and the calls it wants (M226, M227, M264, D90). */
import { useEffect, useRef } from 'react';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { useMachine } from '#engine/use-machine.ts';
import type { Crop } from '#ui/crop-geometry.ts';
import { avatar, type AvatarEffect, type AvatarEvent } from './avatar.machine.ts';
import { cutPicture, readPicture } from './cut-picture.ts';
import { sendAvatar, type AvatarPorts } from './send-avatar.ts';

type Later = (event: AvatarEvent) => void;

/** Brought when first needed: nobody hashes or sends before. */
const hash: AvatarPorts['hash'] = async (...parts) =>
  (await import('#platform/hash-file.ts')).hashFile(...parts);
const put: AvatarPorts['put'] = async (sending) => (await import('#api/put-file.ts')).putFile(sending);

export function useAvatar(act: Caller, onSave: () => void) {
  const file = useRef<Blob | undefined>(undefined);
  const picture = useRef<ImageBitmap | undefined>(undefined);
  const reading = useRef(0);
  const sentPaths = useRef(new Map<string, string>());
  const running = useRef<AbortController | undefined>(undefined);
  // Whoever goes elsewhere has given it up: nothing more is sent.
  useEffect(() => () => running.current?.abort(), []);
  const read = async (turn: number, later: Later) => {
    reading.current = turn;
    try {
      const bitmap = await readPicture(file.current ?? new Blob());
      // A large picture may open after one that was chosen later.
      if (reading.current !== turn) return bitmap.close();
      picture.current = bitmap;
      later({ type: 'read', turn, size: { width: bitmap.width, height: bitmap.height } });
    } catch {
      later({ type: 'unreadable', turn });
    }
  };
  const cut = (crop: Crop) =>
    picture.current === undefined
      ? Promise.reject(new Error('no picture'))
      : cutPicture(picture.current, crop);
  const perform = (effect: AvatarEffect, later: Later) => {
    switch (effect.type) {
      case 'read':
        return void read(effect.turn, later);
      case 'upload': {
        running.current = new AbortController();
        const ports = { act, cut: () => cut(effect.crop), hash, put, sentPaths: sentPaths.current };
        return void sendAvatar(ports, effect.turn, running.current.signal, later);
      }
      case 'call-off':
        return running.current?.abort();
      case 'say-kept':
        return onSave();
    }
  };
  const [{ phase }, send] = useMachine(avatar, perform);
  return {
    phase,
    send,
    /** There while the phase has a size. */
    picture: () => picture.current,
    pick: (blob: Blob | undefined) => {
      if (blob === undefined) return;
      file.current = blob;
      send({ type: 'picked', fileType: blob.type, bytes: blob.size });
    },
  };
}
