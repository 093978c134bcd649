/** Look-ups of hosts: so many at a time, each shop by itself, and an end to waiting. */
import { afterEach, expect, it, vi } from 'vitest';
import { LOOK_UP_MS, LOOK_UP_TURNS } from '../limits.ts';
import { boundLookUps } from './bounded-look-ups.ts';

afterEach(() => void vi.useRealTimers());

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** A name server that answers when it is told to. */
function slowServer() {
  const waiting: string[] = [];
  const answers = new Map<string, (addresses: string[]) => void>();
  const lookUp = (host: string) =>
    new Promise<string[]>((resolve) => {
      waiting.push(host);
      answers.set(host, resolve);
    });
  return { waiting, lookUp, answer: (host: string) => answers.get(host)?.(['192.0.2.1']) };
}

it('ADR-826: a name server that never answers is waited for so long and no longer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const lookUp = boundLookUps(() => new Promise(() => undefined));
  const answer = lookUp('shop', 'slow.example.com');
  await vi.advanceTimersByTimeAsync(LOOK_UP_MS);
  expect(await answer).toBeUndefined();
});

it('ADR-826: a shop whose look-ups hang holds one place, and another is answered at once', async () => {
  const { waiting, lookUp, answer } = slowServer();
  const ask = boundLookUps(lookUp);
  for (const host of ['a1', 'a2', 'a3']) void ask('a', host);
  const other = ask('b', 'b1');
  await nextTurn();
  expect(waiting).toEqual(['a1', 'b1']);
  answer('b1');
  expect(await other).toEqual(['192.0.2.1']);
});

it('ADR-826: what one shop asks beyond its places is not looked up at all', async () => {
  const { waiting, lookUp } = slowServer();
  const ask = boundLookUps(lookUp);
  const hosts = Array.from({ length: LOOK_UP_TURNS.waitingEach + 2 }, (_none, at) => `h${String(at)}`);
  const answers = hosts.map((host) => ask('a', host));
  expect(await answers.at(-1)).toBeUndefined();
  await nextTurn();
  expect(waiting).toEqual(['h0']);
});
