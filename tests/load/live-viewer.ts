/** Somebody who watches a live room, and opens another socket whenever one is lost: at the node that answers. */
import { setTimeout as pause } from 'node:timers/promises';
import WebSocket from 'ws';
import type { LiveEvent } from '#schemas/live/event.ts';
import type { Frame } from '#schemas/live/frame.ts';
import { callRoom } from './live-call.ts';
import { ROOM, type CrowdPerson } from './live-people.ts';

interface ViewerFaults {
  /** Events told that did not follow on the one before, events told twice on one socket, and logs that could not be recovered. */
  gaps: number;
  duplicates: number;
  unrecoveredCount: number;
}

export interface Viewer {
  /** The place of the log up to which nothing is missing. */
  head: () => number;
  isJoined: () => boolean;
  faults: ViewerFaults;
  stop: () => void;
}

export interface Watching {
  ports: readonly number[];
  person: CrowdPerson;
  /** Of each event the first time this viewer sees it. */
  saw: (event: LiveEvent) => void;
  /** Milliseconds to wait before another try, as a browser does (ADR-366). */
  waitMs: () => number;
}

const OPEN_MS = 10_000;

interface Log {
  epoch: string;
  head: number;
}

/** Resolves when the socket is gone. */
function watchOnce(
  url: string,
  hosts: { host: string; address: string },
  take: (frame: Frame) => void,
  onOpen: (socket: WebSocket) => void,
): Promise<void> {
  const headers = { host: hosts.host, 'x-forwarded-for': hosts.address };
  const socket = new WebSocket(url, { headers, handshakeTimeout: OPEN_MS, perMessageDeflate: false });
  onOpen(socket);
  socket.on('message', (data: Buffer) => {
    const frame: Frame = JSON.parse(data.toString());
    take(frame);
  });
  socket.on('error', () => undefined);
  return new Promise((resolve) => socket.once('close', () => resolve()));
}

export function watchRoom({ ports, person, saw, waitMs }: Watching, first: number): Viewer {
  const log: Log = { epoch: '', head: 0 };
  const faults: ViewerFaults = { gaps: 0, duplicates: 0, unrecoveredCount: 0 };
  let socket: WebSocket | undefined;
  let isJoined = false;
  let isOver = false;

  const see = (event: LiveEvent) => {
    if (event.offset <= log.head) faults.duplicates += 1;
    else {
      if (log.head > 0 && event.offset !== log.head + 1) faults.gaps += 1;
      log.head = event.offset;
      saw(event);
    }
  };
  const take = (frame: Frame) => {
    if (frame.type === 'event') see(frame);
    if (frame.type !== 'hello') return;
    if (log.head > 0 && (!frame.recovered || frame.epoch !== log.epoch)) faults.unrecoveredCount += 1;
    if (log.head === 0) log.head = (frame.list[0]?.offset ?? frame.offset + 1) - 1;
    log.epoch = frame.epoch;
    frame.list.forEach(see);
    isJoined = true;
  };
  const watch = async (port: number) => {
    const { code, data } = await callRoom(port, person, 'live.ticket.get', {});
    if (code !== 0) throw new Error(`no ticket: ${String(code)}`);
    const knownValue = log.epoch === '' ? {} : { epoch: log.epoch, offset: String(log.head) };
    const query = new URLSearchParams({ alive_id: ROOM, ticket: String(data['ticket']), ...knownValue });
    const url = `ws://127.0.0.1:${String(port)}/ws/live?${query.toString()}`;
    const { address } = person;
    await watchOnce(url, { host: `knowledge.localhost:${String(port)}`, address }, take, (one) => {
      socket = one;
    });
  };
  const run = async () => {
    for (let triedCount = first; !isOver; triedCount += 1) {
      await watch(ports[triedCount % ports.length] ?? 0).catch(() => undefined);
      isJoined = false;
      if (!isOver) await pause(waitMs());
    }
  };
  void run();
  return {
    head: () => log.head,
    isJoined: () => isJoined,
    faults,
    stop: () => {
      isOver = true;
      socket?.terminate();
    },
  };
}
