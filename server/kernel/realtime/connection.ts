/** One socket that listens to a channel. */
import type { Duplex } from 'node:stream';
import type { RawData, WebSocket } from 'ws';
import { textFrame } from './frame.ts';

/** Why a socket is closed: told in a message, and by its code. */
export interface Bye {
  code: number;
  reason: string;
  text: string;
}

export interface Connection<Who> {
  readonly channel: string;
  readonly who: Who;
  /** False where it has too much to take already: nothing was written. */
  write(frame: Buffer): boolean;
  send(text: string): void;
  /** Whether it gave a sign of life since this was asked last; asks it for the next one. */
  isAlive(): boolean;
  /** Resolves when it is gone. It is out of its channel at once. */
  close(bye: Bye): Promise<void>;
  /** Without a word: nobody is there. */
  end(): void;
}

/** Whoever does not close within this is closed. */
const CLOSE_WITHIN_MS = 1000;
/** Messages, pings and pongs of a client between two beats; more are a flood. */
const INCOMING_MAX = 60;
const POLICY_CODE = 1008;

interface OpenListening<Who> {
  channel: string;
  who: Who;
  onMessage?: ((text: string, connection: Connection<Who>) => void) | undefined;
}

interface OpenConnection<Who> {
  socket: WebSocket;
  raw: Duplex;
  waitingMax: number;
  onClose: (connection: Connection<Who>) => void;
}

const textOf = (data: RawData): string =>
  Array.isArray(data) ? Buffer.concat(data).toString() : Buffer.from(new Uint8Array(data)).toString();

export function openConnection<Who>(
  { socket, raw, waitingMax, onClose }: OpenConnection<Who>,
  { channel, who, onMessage }: OpenListening<Who>,
): Connection<Who> {
  let lastHeard = 1;
  let isOpen = true;
  const closing = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const hear = () => {
    lastHeard += 1;
    if (lastHeard > INCOMING_MAX) {
      leave();
      socket.close(POLICY_CODE, 'flood');
      socket.terminate();
    }
  };
  const leave = () => {
    if (!isOpen) return;
    isOpen = false;
    onClose(connection);
  };
  const write = (frame: Buffer) => {
    if (!isOpen || raw.writableLength > waitingMax) return false;
    // Frames of ours go past the library, which would make the same one for each listener anew; it writes whole frames
    // at once as well, so none is cut by another.
    raw.write(frame);
    return true;
  };
  const connection: Connection<Who> = {
    channel,
    who,
    write,
    send: (text) => void write(textFrame(text)),
    isAlive: () => {
      const wasHeard = lastHeard > 0;
      lastHeard = 0;
      socket.ping();
      return wasHeard;
    },
    close: async ({ code, reason, text }) => {
      connection.send(text);
      leave();
      socket.close(code, reason);
      const timer = setTimeout(() => socket.terminate(), CLOSE_WITHIN_MS);
      await closing;
      clearTimeout(timer);
    },
    end: () => {
      leave();
      socket.terminate();
    },
  };
  for (const sign of ['message', 'ping', 'pong']) socket.on(sign, hear);
  if (onMessage !== undefined)
    socket.on('message', (data) => {
      if (isOpen) onMessage(textOf(data), connection);
    });
  socket.once('close', leave);
  // What is too long or no frame at all closes the socket by itself.
  socket.on('error', () => undefined);
  return connection;
}
