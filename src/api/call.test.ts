/** What the browser's caller sends and how it reads what comes back. */
import { Type } from 'typebox';
import { describe, expect, test, vi } from 'vitest';
import { defineEndpoint } from '#schemas/api/define-endpoint.ts';
import { makeCaller } from './call.ts';
import { encode } from './encode.ts';
import { readEnvelope } from './answer.ts';
import { onErrorCode } from './session-loss.ts';
import { networkFailure } from './wire-answer.ts';

const base = {
  area: 'test',
  summary: '',
  access: 'anyone',
  gate: 'nothing',
  input: Type.Object({}),
  data: Type.Object({}),
} as const;
const get = defineEndpoint({ ...base, name: 'thing.get' });
const post = defineEndpoint({ ...base, name: 'thing.create', method: 'POST' });
const form = defineEndpoint({ ...base, name: 'thing.update', method: 'POST', encoding: 'form' });
const bizData = defineEndpoint({ ...base, name: 'thing.push', method: 'POST', encoding: 'bizData' });
const facts = { appId: 'appknowledge', locale: 'cn' } as const;
const loss = networkFailure('cn');

describe('retry', () => {
  test('D8: a GET is tried once more after a lost network, a POST never', async () => {
    const onRefuse = vi.fn();
    const send = vi.fn().mockResolvedValue(loss);
    const call = makeCaller({ ...facts, onRefusal: onRefuse }, send);
    expect(await call(get, {})).toEqual(loss);
    expect(send).toHaveBeenCalledTimes(2);
    await call(post, {});
    expect(send).toHaveBeenCalledTimes(3);
    expect(onRefuse).toHaveBeenCalledTimes(2);
  });

  test('D8: a code is an answer and is not asked again', async () => {
    const send = vi.fn().mockResolvedValue({ ok: false, code: 'not-found', msg: '' });
    await makeCaller({ ...facts, onRefusal: () => undefined }, send)(get, {});
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('R61: a client that cannot be fetched is a lost network, not an exception', async () => {
    const send = vi.fn().mockRejectedValue(new Error('no chunk'));
    expect(await makeCaller({ ...facts, onRefusal: () => undefined }, send)(get, {})).toEqual(loss);
  });
});

describe('encodings', () => {
  const input = { a: 'x y', n: 1, o: { b: 2 }, none: undefined };
  test('D2: a GET carries its input as query', () => {
    expect(encode(get, input)).toEqual({ query: { a: 'x y', n: '1', o: '{"b":2}' } });
  });
  test('D2: a POST is JSON', () => {
    expect(encode(post, input)).toMatchObject({
      query: {},
      body: '{"a":"x y","n":1,"o":{"b":2}}',
      contentType: 'application/json',
    });
  });
  test('M199: form fields', () => {
    expect(encode(form, input)).toMatchObject({
      body: 'a=x+y&n=1&o=%7B%22b%22%3A2%7D',
    });
  });
  test('M252: bizData fields', () => {
    expect(encode(bizData, { a: 1 })).toMatchObject({ body: 'bizData%5Ba%5D=1' });
  });
});

describe('answers', () => {
  test('M200: code 0 is data', () => {
    expect(readEnvelope({ code: 0, data: { a: 1 }, msg: '', req_id: 'r' }, 'cn')).toEqual({
      ok: true,
      data: { a: 1 },
    });
  });
  test('D4: a known number becomes its key and keeps the trace', () => {
    expect(readEnvelope({ code: 8504, data: null, msg: '请先登录', req_id: 'r1' }, 'cn')).toEqual({
      ok: false,
      code: 'not-logged-in',
      msg: '请先登录',
      requestId: 'r1',
    });
  });
  test('D4: a number nobody declared is unknown', () => {
    expect(readEnvelope({ code: 31337, data: null, msg: 'x', req_id: 'r' }, 'cn')).toMatchObject({
      code: 'unknown',
    });
  });
  test.each([undefined, null, '', '<html>', 7, []])(
    'M287: %j is no envelope and reads as a lost network',
    (body) => {
      expect(readEnvelope(body, 'en')).toEqual({
        ok: false,
        code: 'network',
        msg: 'Network error. Please try again later.',
      });
    },
  );
});

describe('answers the whole page reacts to', () => {
  test('M155: 8504 forgets the person', () => {
    const ports = { forget: vi.fn(), go: vi.fn() };
    onErrorCode({ ok: false, code: 'not-logged-in', msg: '' }, ports);
    expect(ports.forget).toHaveBeenCalledOnce();
    expect(ports.go).not.toHaveBeenCalled();
  });
  test('M196: 4005 goes to /noPermissions/2', () => {
    const ports = { forget: vi.fn(), go: vi.fn() };
    onErrorCode({ ok: false, code: 'no-permission', msg: '' }, ports);
    expect(ports.go).toHaveBeenCalledWith('/noPermissions/2');
  });
});
