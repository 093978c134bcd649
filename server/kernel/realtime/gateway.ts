/**
 * Sockets that listen to channels: each message is framed once for all of them, who does not keep up is cut, and who may
 * no longer listen is closed. It knows no word of what is said (ADR-363).
 */
import type { IncomingMessage } from 'node:http';
import { WebSocketServer } from 'ws';
import { openConnection, type Bye, type Connection } from './connection.ts';
import { watchGateway, type SocketFigures } from './figures.ts';
import { textFrame } from './frame.ts';
import type { Upgrade } from './upgrades.ts';

export type { Bye, Connection } from './connection.ts';

export interface GatewayOptions {
  /** In the figures of the process. */
  name: string;
  /** Milliseconds between two signs of life; who gives none from one to the next is gone. */
  beatMs: number;
  /** What everybody is sent then. */
  beat: () => string;
  /** Bytes that may wait for one who listens slowly, and what that one is told. */
  waitingMax: number;
  slow: Bye;
  /** Sockets of this process. */
  openMax: number;
  /** Bytes of a message of a client; without it so many as one who has nothing to say may send. */
  incomingMax?: number;
}

export interface Listening<Who> {
  channel: string;
  who: Who;
  /** Hears what the client sends; without it messages are signs of life alone. */
  onMessage?: ((text: string, connection: Connection<Who>) => void) | undefined;
  /** It is out of its channel, for whatever reason. */
  onClose?: ((connection: Connection<Who>) => void) | undefined;
}

export interface Gateway<Who> {
  /** False where the process holds all the sockets it may, or stops. */
  hasRoom(): boolean;
  /** `opened` runs in the moment the socket is one of the channel's: what it is told then, and what comes after, has no gap. */
  accept(
    request: IncomingMessage,
    upgrade: Upgrade,
    listening: Listening<Who>,
    onOpen: (connection: Connection<Who>) => void,
  ): void;
  broadcast(channel: string, text: string): void;
  /** Those of a channel, or of all, in the order they came. */
  connections(channel?: string): Connection<Who>[];
  channels(): string[];
  /** Tells why, and closes. */
  closeWhere(isMeant: (listening: Listening<Who>) => boolean, bye: Bye): number;
  /** Tells everybody, and waits until they are gone. */
  stop(bye: Bye): Promise<void>;
}

/** Bytes of a message of a client that has nothing to say but that it is there. */
const INCOMING_MAX = 256;

export function createGateway<Who>(options: GatewayOptions): Gateway<Who> {
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: options.incomingMax ?? INCOMING_MAX,
  });
  const channels = new Map<string, Set<Connection<Who>>>();
  /** Frames of a channel its sockets are still to be sent. */
  const waiting = new Map<string, Buffer[]>();
  const counts = { open: 0, sentFrames: 0, cut: 0 };
  let isStopping = false;
  let beats: NodeJS.Timeout | undefined;

  const all = () => [...channels.values()].flatMap((those) => [...those]);
  const cut = (one: Connection<Who>) => {
    counts.cut += 1;
    void one.close(options.slow);
  };
  const sendTo = (those: Iterable<Connection<Who>>, frames: readonly Buffer[]) => {
    const [first] = frames;
    const bytes = frames.length === 1 && first !== undefined ? first : Buffer.concat(frames);
    const behind: Connection<Who>[] = [];
    for (const one of those) {
      if (one.write(bytes)) counts.sentFrames += frames.length;
      else behind.push(one);
    }
    behind.forEach(cut);
  };
  const flush = (channel: string) => {
    const frames = waiting.get(channel);
    if (frames === undefined) return;
    waiting.delete(channel);
    sendTo(channels.get(channel) ?? [], frames);
  };
  const flushAll = () => {
    for (const channel of waiting.keys()) flush(channel);
  };
  /** What comes in one turn of the loop goes to each socket in one write. */
  const queue = (channel: string, frame: Buffer) => {
    const frames = waiting.get(channel);
    if (frames !== undefined) return void frames.push(frame);
    waiting.set(channel, [frame]);
    setImmediate(() => flush(channel));
  };
  const beat = () => {
    flushAll();
    for (const one of all()) if (!one.isAlive()) one.end();
    sendTo(all(), [textFrame(options.beat())]);
  };
  const leave = (one: Connection<Who>) => {
    const those = channels.get(one.channel);
    if (those?.delete(one) !== true) return;
    counts.open -= 1;
    if (those.size === 0) channels.delete(one.channel);
    if (counts.open > 0) return;
    clearInterval(beats);
    beats = undefined;
  };
  const join = (one: Connection<Who>) => {
    const those = channels.get(one.channel) ?? new Set();
    channels.set(one.channel, those.add(one));
    counts.open += 1;
    beats ??= setInterval(beat, options.beatMs).unref();
  };
  const figures = (): SocketFigures => ({ name: options.name, channels: channels.size, ...counts });
  const unwatch = watchGateway(figures);

  return {
    hasRoom: () => !isStopping && counts.open < options.openMax,
    accept: (request, upgrade, listening, onOpen) => {
      upgrade.take();
      server.handleUpgrade(request, upgrade.socket, upgrade.head, (socket) => {
        const { waitingMax } = options;
        // What was said before it came is told by who opens it.
        flush(listening.channel);
        const onClose = (connection: Connection<Who>) => {
          leave(connection);
          listening.onClose?.(connection);
        };
        const one = openConnection({ socket, raw: upgrade.socket, waitingMax, onClose }, listening);
        join(one);
        onOpen(one);
      });
    },
    broadcast: (channel, text) => {
      if (channels.has(channel)) queue(channel, textFrame(text));
    },
    connections: (channel) => (channel === undefined ? all() : [...(channels.get(channel) ?? [])]),
    channels: () => [...channels.keys()],
    closeWhere: (isMeant, bye) => {
      flushAll();
      const those = all().filter(isMeant);
      for (const one of those) void one.close(bye);
      return those.length;
    },
    stop: async (bye) => {
      isStopping = true;
      flushAll();
      clearInterval(beats);
      unwatch();
      await Promise.all(all().map((one) => one.close(bye)));
    },
  };
}
