/** The line to others at a document: what it tells, when it gives up, and how it comes back. */
import { describe, expect, it } from 'vitest';
import { fakeClock } from '#platform/fake-clock.ts';
import type { OpenTextSocket } from '#platform/text-socket.ts';
import type { DeskFrame } from '#schemas/desk/presence.ts';
import { openPresenceLine } from './presence-line.ts';

function start() {
  const clock = fakeClock();
  const sockets: {
    address: string;
    messages: string[];
    isClosed: boolean;
    say: (frame: unknown) => void;
    lose: (code: number) => void;
  }[] = [];
  const state = { isOnline: true, back: () => undefined };
  const open: OpenTextSocket = (address, { onText, onClose }) => {
    const socket = {
      address,
      messages: Array.of<string>(),
      isClosed: false,
      say: (frame: unknown) => onText(typeof frame === 'string' ? frame : JSON.stringify(frame)),
      lose: onClose,
    };
    sockets.push(socket);
    return {
      send: (text) => socket.messages.push(text),
      close: () => {
        socket.isClosed = true;
      },
    };
  };
  const network = {
    isOnline: () => state.isOnline,
    whenBack: (run: () => void) => {
      state.back = () => {
        run();
        return undefined;
      };
      return () => undefined;
    },
  };
  const frames: DeskFrame[] = [];
  let losses = 0;
  const line = openPresenceLine(
    { kind: 'page', id: 'home' },
    { open, clock, network, random: () => 1 },
    { onFrame: (frame) => frames.push(frame), onLoss: () => (losses += 1) },
  );
  const last = () => {
    const socket = sockets.at(-1);
    if (socket === undefined) throw new Error('No socket was opened.');
    return socket;
  };
  return { clock, sockets, state, frames, line, last, losses: () => losses };
}

const HELLO = { type: 'hello', you: 'pr_1', base: 'b', by: 'Kim' };

describe('the line to others at a document', () => {
  it('D42: tells the last choice, at most once in 350 ms, and again on a new socket', () => {
    const { clock, line, last, sockets } = start();
    expect(last().address).toBe('/ws/desk?kind=page&id=home');
    line.choose({ node: 'a' });
    line.choose({ node: 'b', pointer: '/title' });
    clock.advance(350);
    expect(last().messages).toEqual([]);
    last().say(HELLO);
    expect(last().messages).toEqual(['{"node":"b","pointer":"/title"}']);
    last().lose(1006);
    clock.advance(1000);
    expect(sockets).toHaveLength(2);
    last().say(HELLO);
    expect(last().messages).toEqual(['{"node":"b","pointer":"/title"}']);
    line.choose({ node: 'c', pointer: `/${'x'.repeat(600)}` });
    clock.advance(350);
    expect(last().messages.at(-1)).toBe('{"node":"c"}');
  });

  it('R53: waits longer after each loss, at most 30 seconds, and not once the network is back', () => {
    const { clock, sockets, last, state, losses } = start();
    for (const [wait, count] of [
      [1000, 2],
      [2000, 3],
      [4000, 4],
      [8000, 5],
      [16_000, 6],
      [30_000, 7],
      [30_000, 8],
    ] as const) {
      last().lose(1006);
      clock.advance(wait - 1);
      expect(sockets).toHaveLength(count - 1);
      clock.advance(1);
      expect(sockets).toHaveLength(count);
    }
    expect(losses()).toBe(7);
    state.isOnline = false;
    last().lose(1006);
    clock.advance(60_000);
    expect(sockets).toHaveLength(8);
    state.isOnline = true;
    state.back();
    expect(sockets).toHaveLength(9);
  });

  it('D139: does not come back where the server said it is over, nor once it was closed', () => {
    for (const code of [4001, 4005, 4009]) {
      const { clock, last, sockets } = start();
      last().lose(code);
      clock.advance(120_000);
      expect(sockets).toHaveLength(1);
    }
    const { clock, line, last, sockets } = start();
    line.close();
    expect(last().isClosed).toBe(true);
    clock.advance(120_000);
    expect(sockets).toHaveLength(1);
  });

  it('D97: takes a socket that is silent for two beats for dead', () => {
    const { clock, last, sockets } = start();
    last().say(HELLO);
    clock.advance(30_000);
    last().say({ type: 'beat' });
    clock.advance(30_000);
    expect(sockets).toHaveLength(1);
    clock.advance(2000);
    expect(sockets).toHaveLength(2);
  });

  it('hands on frames it knows, and leaves out what is none', () => {
    const { last, frames } = start();
    for (const frame of [HELLO, '{', 'null', { type: 'later' }, { type: 'people' }, { type: 'remarks' }])
      last().say(frame);
    expect(frames.map(({ type }) => type)).toEqual(['hello', 'remarks']);
  });
});
