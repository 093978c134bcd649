/** What stands in a block's place, read aloud in both languages: while it loads, where it failed, where it is broken. */
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { Type } from 'typebox';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { defineEndpoint } from '#schemas/api/define-endpoint.ts';
import type { Locale } from '#schemas/locale.ts';
import { request } from '#schemas/page/data-request.ts';
import type { PageData } from '#schemas/page/ready.ts';
import { drawPage } from '../../tests/support/draw-page.tsx';
import { buildDocument, buildEngine, buildNode, buildView } from '../../tests/support/engine.ts';
import type { View } from './define-view.ts';
import type { Engine } from './engine.ts';

const options = { area: 'test', summary: '', gate: 'nothing', input: Type.Object({}), data: Type.Object({}) };
const read = defineEndpoint({ ...options, name: 'all.get', access: 'anyone', gate: 'nothing' });
const own = defineEndpoint({ ...options, name: 'own.get', access: 'learner', gate: 'nothing' });
const late = buildView('late', {
  data: { one: request(read, {}, { priority: 'deferred' }) },
  draw: ({ root }) => <p {...root}>here</p>,
});
const personal = buildView('late', { data: { one: request(own, {}) }, draw: () => null });

afterEach(cleanup);
const open = (view: View, overrides: Partial<Engine> = {}, data: PageData = {}) => {
  const engine = buildEngine([view], overrides);
  const page = buildDocument([buildNode('a', 'late', { props: { word: 'hi' } })]);
  return { engine, ...drawPage(engine, page, data) };
};
const never = () => new Promise<never>(() => undefined);
const refusal = (msg: string) => () => Promise.resolve<never>({ ok: false, code: 'network', msg } as never);

describe('the engine’s own looks', () => {
  test.each<[Locale, string]>([
    ['cn', '加载中'],
    ['en', 'Loading'],
  ])('M12: %s: what loads is announced as %s', (locale, name) => {
    open(late, { locale, call: never });
    expect(screen.getByRole('status').getAttribute('aria-label')).toBe(name);
    expect(screen.getByRole('status').dataset).toMatchObject({ node: 'a', kind: 'late' });
  });

  test.each<[Locale, string, string]>([
    ['cn', '这部分内容暂时无法显示', '重试'],
    ['en', 'This part can’t be shown right now', 'Try again'],
  ])('R59: %s: what failed without a word says %s', async (locale, text, retry) => {
    open(late, { locale, call: refusal('') });
    expect((await screen.findByText(text)).parentElement?.getAttribute('role')).toBe('alert');
    expect(screen.getByRole('button').textContent).toBe(retry);
  });

  test('R59: what the server said stands in its place', async () => {
    open(late, { call: refusal('网络异常') });
    expect((await screen.findByRole('alert')).textContent).toBe('网络异常重试');
  });

  test.each<[Locale, string]>([
    ['cn', '登录后可查看登录'],
    ['en', 'Log in to see thisLog in'],
  ])('D114: %s: a stranger is told what a login shows', (locale, text) => {
    const { engine, container } = open(personal, { locale });
    act(() => engine.viewer.set({ status: 'out' }));
    expect(container.textContent).toBe(text);
  });

  test.each<[Locale, string]>([
    ['cn', '此区块无法显示：poster（invalid-props）'],
    ['en', 'This block cannot be shown: poster (invalid-props)'],
  ])('R2: %s: a merchant reads which block is broken, and why', (locale, text) => {
    const brokenNode = buildNode('x', 'poster', { broken: 'invalid-props' });
    drawPage(buildEngine([], { locale, mode: 'preview' }), buildDocument([brokenNode]));
    expect(screen.getByText(text).dataset).toMatchObject({ node: 'x', kind: 'poster' });
  });
});

describe('a view’s own looks', () => {
  const loss = { ok: false, code: 'network', msg: 'lost' } as const;
  test.each<[string, PageData]>([
    ['with its page', { a: { one: loss } }],
    ['in the browser', {}],
  ])(
    'D82: a view may fail its own way %s, by its props, and is tried again from there',
    async (_name, data) => {
      const call = vi.fn().mockResolvedValue({ ok: true, data: {} });
      if (Object.keys(data).length === 0) call.mockResolvedValueOnce(loss);
      const ownWay: View = {
        ...late,
        Failure: ({ root, message, retry, props }) => (
          <button {...root} type="button" onClick={retry}>{`${message} ${String(props?.['word'])}`}</button>
        ),
      };
      open(ownWay, { call }, data);
      fireEvent.click(await screen.findByRole('button', { name: 'lost hi' }));
      expect(await screen.findByText('here')).toBeTruthy();
    },
  );

  test('D82: while it loads it has no fault to tell of, and speaks the language of the page', async () => {
    const ownWay: View = {
      ...late,
      Loading: ({ root, t, message }) => <p {...root}>{`[${message}] ${t('hello', { name: 'Ann' })}`}</p>,
    };
    open(ownWay, { locale: 'en', call: never });
    expect(screen.getByText('[] Hello Ann')).toBeTruthy();
    await act(() => vi.dynamicImportSettled());
    expect(screen.getByText('[] Hello Ann').dataset).toMatchObject({ node: 'a', kind: 'late' });
  });
});
