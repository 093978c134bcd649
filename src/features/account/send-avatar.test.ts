/** The way of an avatar to the server: each step, and each failure under its own name. */
import { describe, expect, it } from 'vitest';
import type { AnyEndpoint, Caller } from '#schemas/api/define-endpoint.ts';
import type { AvatarEvent } from './avatar.machine.ts';
import { sendAvatar, type AvatarPorts } from './send-avatar.ts';

const SIGNED = {
  ok: true,
  data: {
    sign: 's',
    file_path: '/uploads/a.jpg',
    url: '/uploads/a.jpg',
    method: 'PUT',
    headers: { a: 'b' },
    expire: 1,
  },
};
const refusal = { ok: false, code: 'upload-refused', msg: 'said' };
const busy = { ok: false, code: 'server-busy', msg: 'said' };

function world(replies: Record<string, unknown> = {}, change: Partial<AvatarPorts> = {}) {
  const calls: unknown[] = [];
  async function act(endpoint: AnyEndpoint, input: object): Promise<never>;
  async function act({ name }: AnyEndpoint, input: object): Promise<unknown> {
    calls.push([name, input]);
    return Promise.resolve(
      { 'upload.sign.get': SIGNED, 'auth.update_user_info': { ok: true, data: {} }, ...replies }[name],
    );
  }
  const caller: Caller = act;
  const ports: AvatarPorts = {
    act: caller,
    cut: () => Promise.resolve(new Blob(['picture'])),
    hash: () => Promise.resolve('h'),
    put: ({ url, headers, onProgress }) => {
      calls.push(['PUT', url, headers]);
      onProgress(1);
      return Promise.resolve(true);
    },
    sentPaths: new Map(),
    ...change,
  };
  const events: AvatarEvent[] = [];
  const run = (signal = new AbortController().signal) =>
    sendAvatar(ports, 7, signal, (event) => void events.push(event));
  return { calls, events, run };
}

describe('sending an avatar', () => {
  it('M226, D93: signs a picture, sends it where and as it was signed, and keeps its path', async () => {
    const { calls, events, run } = world();
    await run();
    expect(calls).toEqual([
      ['upload.sign.get', { sign_type: 'appSign', upload_type: 'image', file_ext: 'jpg' }],
      ['PUT', '/uploads/a.jpg', { a: 'b' }],
      ['auth.update_user_info', { avatar: '/uploads/a.jpg' }],
    ]);
    expect(events.at(-1)).toEqual({ type: 'kept', turn: 7 });
    expect(events.flatMap((event) => (event.type === 'stepped' ? [event.step] : []))).toEqual([
      'cut',
      'hash',
      'sign',
      'send',
      'send',
      'save',
    ]);
  });

  it.each<[string, Record<string, unknown>, Partial<AvatarPorts>, string, string]>([
    ['M264: the signature', { 'upload.sign.get': refusal }, {}, 'sign', ''],
    ['D90: the cut', {}, { cut: () => Promise.reject(new Error('no canvas')) }, 'cut', ''],
    ['M227: the hash', {}, { hash: () => Promise.reject(new Error('gone')) }, 'hash', ''],
    ['D93: the bytes', {}, { put: () => Promise.resolve(false) }, 'send', ''],
    ['D90: the change', { 'auth.update_user_info': refusal }, {}, 'save', 'said'],
  ])('%s fails by its own name', async (_row, replies, change, step, text) => {
    const { events, run } = world(replies, change);
    await run();
    expect(events.at(-1)).toEqual({ type: 'failed', turn: 7, step, text });
  });

  it('D93: what was sent already is not sent twice, by its hash', async () => {
    const { calls, run } = world({ 'auth.update_user_info': busy });
    await run();
    await run();
    expect(calls.filter((call) => Array.isArray(call) && call[0] === 'PUT')).toHaveLength(1);
  });

  it('D93: a path the server has no more is signed for anew, once, and then said', async () => {
    const { calls, events, run } = world({ 'auth.update_user_info': refusal });
    const sends = () => calls.filter((call) => Array.isArray(call) && call[0] === 'PUT').length;
    await run();
    expect(sends()).toBe(2);
    expect(events.at(-1)).toEqual({ type: 'failed', turn: 7, step: 'save', text: 'said' });
    await run();
    expect(sends()).toBe(4);
  });

  it('M227: called off, it says nothing more', async () => {
    const calledOff = new AbortController();
    const { calls, events, run } = world(
      {},
      {
        hash: () => {
          calledOff.abort();
          return Promise.resolve('h');
        },
      },
    );
    await run(calledOff.signal);
    expect(calls).toEqual([]);
    expect(events.at(-1)).toMatchObject({ type: 'stepped', step: 'hash' });
  });
});
