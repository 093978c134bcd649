/** Events as text between nodes: cutting, reading, refusing. */
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { BusEvents, Message } from './bus.ts';
import { createHub } from './hub.ts';
import { createMemoryBus } from './memory.ts';
import { KERNEL_EVENTS } from './readers.ts';
import { createSendQueue } from './send-queue.ts';
import { encode, receive, split } from './wire.ts';

const SHOP = 'appknowledge';

describe('wire', () => {
  it('a purge is cut into pieces below the limit that together carry every tag once', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 20 }), { maxLength: 100 }), (tags) => {
        const hub = createHub();
        const events: string[] = [];
        hub.subscribe('purge', (event) => events.push(...event.tags));
        for (const text of split('other', { name: 'purge', event: { appId: SHOP, tags } }, 300)) {
          expect(Buffer.byteLength(text)).toBeLessThanOrEqual(300);
          receive(hub, 'me', text, KERNEL_EVENTS);
        }
        expect(events).toEqual(tags);
      }),
    );
  });

  it('what cannot be cut small enough becomes a gap: the other nodes forget everything', () => {
    const [text = '', ...rest] = split(
      'other',
      { name: 'purge', event: { appId: SHOP, tags: ['x'.repeat(9000)] } },
      7900,
    );
    const hub = createHub();
    const onGap = vi.fn<() => void>();
    hub.onGap(onGap);
    receive(hub, 'me', text, KERNEL_EVENTS);
    expect(onGap).toHaveBeenCalledOnce();
    expect(rest).toEqual([]);
  });

  it('its own messages and what is no message are left alone', () => {
    const hub = createHub();
    const onHear = vi.fn<(event: BusEvents['purge']) => void>();
    hub.subscribe('purge', onHear);
    receive(hub, 'me', encode('me', { name: 'purge', event: { appId: SHOP, tags: [] } }), KERNEL_EVENTS);
    for (const text of [
      '',
      '{',
      'null',
      '[]',
      '{"name":"purge"}',
      '{"name":"purge","event":{"appId":"a","tags":[1]}}',
    ]) {
      receive(hub, 'me', text, KERNEL_EVENTS);
    }
    expect(onHear).not.toHaveBeenCalled();
  });
});

describe('memory bus', () => {
  it('delivers to every listener until it stops listening', async () => {
    const bus = createMemoryBus();
    const onHear = vi.fn<(event: BusEvents['purge']) => void>();
    const stop = bus.subscribe('purge', onHear);
    await bus.publish('purge', { appId: SHOP, tags: ['a'] });
    stop();
    await bus.publish('purge', { appId: SHOP, tags: ['b'] });
    expect(onHear.mock.calls).toEqual([[{ appId: SHOP, tags: ['a'] }]]);
  });
});

describe('send queue', () => {
  const purge = (tag: number): Message => ({ name: 'purge', event: { appId: SHOP, tags: [String(tag)] } });

  it('R53: messages wait in order while the link is down; beyond the limit they become one gap', async () => {
    let isDown = true;
    const sentMessages: Message[] = [];
    const sendQueue = createSendQueue((message) => {
      if (isDown) return Promise.reject(new Error('down'));
      sentMessages.push(message);
      return Promise.resolve();
    });
    for (let tag = 0; tag < 3; tag += 1) await sendQueue.send(purge(tag));
    isDown = false;
    await sendQueue.send();
    expect(sentMessages).toEqual([purge(0), purge(1), purge(2)]);
    isDown = true;
    for (let tag = 0; tag < 1001; tag += 1) await sendQueue.send(purge(tag));
    isDown = false;
    await sendQueue.send();
    expect(sentMessages.slice(3)).toEqual([{ name: 'gap' }]);
    await sendQueue.send(purge(9));
    expect(sentMessages.at(-1)).toEqual(purge(9));
  });
});
