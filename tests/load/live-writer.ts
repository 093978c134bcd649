/** Writes messages into a room at a steady pace: each under its own name until a node acknowledges it. */
import { setTimeout as pause } from 'node:timers/promises';
import { callRoom } from './live-call.ts';
import type { StoredEvent } from './live-judge.ts';
import type { CrowdPerson } from './live-people.ts';

const AGAIN_MS = 100;

export interface Writer {
  /** Resolves when what was begun is acknowledged. */
  stop(): Promise<void>;
}

export function makeWriter(
  ports: readonly number[],
  people: readonly CrowdPerson[],
  eachMs: number,
  keptItems: StoredEvent[],
): Writer {
  let isOver = false;
  const write = async (number: number) => {
    const person = people[number % people.length];
    if (person === undefined) throw new Error('Nobody writes.');
    const message = { content: `m ${number}`, ref: `m-${number}` };
    for (let triedCount = number; ; triedCount += 1) {
      const port = ports[triedCount % ports.length] ?? 0;
      const answer = await callRoom(port, person, 'live.message.send', message).catch(() => undefined);
      if (answer?.code === 0) {
        keptItems.push({
          id: String(answer.data['id']),
          offset: Number(answer.data['offset']),
          content: message.content,
        });
        return;
      }
      if (isOver && answer !== undefined) return;
      await pause(AGAIN_MS);
    }
  };
  const running = new Set<Promise<void>>();
  const run = async () => {
    const began = Date.now();
    for (let number = 0; !isOver; number += 1) {
      await pause(Math.max(0, began + number * eachMs - Date.now()));
      if (isOver) return;
      const one = write(number).finally(() => running.delete(one));
      running.add(one);
    }
  };
  const outcomePromise = run();
  return {
    stop: async () => {
      isOver = true;
      await outcomePromise;
      await Promise.all(running);
    },
  };
}
