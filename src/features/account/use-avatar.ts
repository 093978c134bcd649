/** The avatar machine with the file, the canvas and the calls it wants (M226, M227, M264, D90). */
import { useEffect, useRef } from 'react';
import { useMachine } from '#engine/use-machine.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { type Crop, CROP_WINDOW_PX, seenPart } from '#ui/crop-geometry.ts';
import { avatar, type AvatarEffect, type AvatarEvent } from './avatar.machine.ts';
import { type AvatarPorts, sendAvatar } from './send-avatar.ts';

/** Side of an avatar: enough for the largest place it is shown in, at twice the sharpness. */
const MOST_PX = 512;
const LEAST_PX = 128;
const QUALITY = 0.92;

/**
 * Reads a picture file and cuts the square somebody chose out of it; nothing of the file's other contents is kept.
 * Turned the way its camera was held; rejects for bytes that are no picture.
 */
function readPicture(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file, { imageOrientation: 'from-image' });
}

function cutPicture(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const { left, top, side } = seenPart(picture, CROP_WINDOW_PX, crop);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(Math.min(MOST_PX, Math.max(LEAST_PX, side)));
  canvas.height = canvas.width;
  const pen = canvas.getContext('2d');
  return new Promise((resolve, reject) => {
    if (pen === null) return reject(new Error('no canvas'));
    pen.imageSmoothingQuality = 'high';
    // A JPEG has no holes: what is clear becomes paper.
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
    return canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)),
      'image/jpeg',
      QUALITY,
    );
  });
}

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
