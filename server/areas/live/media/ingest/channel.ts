/** The tags of one push for whoever watches with little delay (HTTP-FLV): who joins begins at the key frame before. */
import { PassThrough, type Readable } from 'node:stream';
import { JOIN_BYTES, VIEWER_BACKLOG_BYTES } from '../limits.ts';
import { FLV_HEAD, partOf } from './flv.ts';

export interface Channel {
  take(tag: Buffer): void;
  /** Ends with the push, or when `leave` is called. */
  join(): { stream: Readable; leave: () => void };
  end(): void;
  viewers(): number;
}

export function makeChannel(): Channel {
  const heads = new Map<'script' | 'video-config' | 'audio-config', Buffer>();
  let since: Buffer[] = [];
  let bytes = 0;
  const viewers = new Set<PassThrough>();
  const leave = (viewer: PassThrough) => {
    viewers.delete(viewer);
    viewer.end();
  };
  const remember = (tag: Buffer) => {
    const part = partOf(tag);
    if (part.kind === 'script' || part.kind === 'video-config' || part.kind === 'audio-config') {
      heads.set(part.kind, tag);
      return;
    }
    if (part.kind === 'video' && part.isKey) {
      since = [];
      bytes = 0;
    }
    since.push(tag);
    bytes += tag.length;
    // Far between key frames: who joins waits for the next one.
    if (bytes > JOIN_BYTES) since = [];
  };
  return {
    take(tag) {
      remember(tag);
      for (const viewer of viewers) {
        viewer.write(tag);
        if (viewer.writableLength > VIEWER_BACKLOG_BYTES) viewer.destroy();
      }
    },
    join() {
      const viewer = new PassThrough({ highWaterMark: VIEWER_BACKLOG_BYTES });
      viewers.add(viewer);
      viewer.on('close', () => viewers.delete(viewer));
      viewer.on('error', () => undefined);
      viewer.write(FLV_HEAD);
      for (const tag of [...heads.values(), ...since]) viewer.write(tag);
      return { stream: viewer, leave: () => leave(viewer) };
    },
    end() {
      for (const viewer of viewers) leave(viewer);
    },
    viewers: () => viewers.size,
  };
}
