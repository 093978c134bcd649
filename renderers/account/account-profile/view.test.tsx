/** The profile: each field edited in place, kept or given up, its fault under it, nothing lost. */
import { act as settle, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyViewProps } from '#engine/define-view.ts';
import { drawView } from '../../../tests/support/draw-view.tsx';
import { examples } from './examples.ts';
import view from './view.tsx';

const NOW = Date.UTC(2026, 10, 21, 4);
const INFO = examples.find(({ name }) => name === 'typical')?.data?.['info'];
const REGIONS: Record<string, [string, string][]> = {
  '': [
    ['110000', 'Beijing'],
    ['310000', 'Shanghai'],
  ],
  310000: [['310100', 'Shanghai city']],
  310100: [['310106', 'Jing’an']],
};
type Answers = Record<string, (input: Record<string, unknown>) => unknown>;
const buildRefusal = (msg: string, code = 'bad-parameters') => ({ ok: false, code, msg });

function open({
  info = {},
  locale = 'en',
  answers = {},
}: {
  info?: object;
  locale?: 'cn' | 'en';
  answers?: Answers;
} = {}) {
  const calls: [string, object][] = [];
  const givenValue = Object.assign({}, INFO, info);
  const usual: Answers = {
    'auth.update_user_info': (input) => ({ ok: true, data: Object.assign({}, givenValue, input) }),
    'form.region.get': ({ parent = '' }) => ({
      ok: true,
      data: { list: (REGIONS[String(parent)] ?? []).map(([code, name]) => ({ code, name, has_more: 1 })) },
    }),
    'form.company.search': () => ({ ok: true, data: { list: ['Acme Learning', 'Acme Press'] } }),
  };
  const act: AnyViewProps['act'] = ({ name }, input) => {
    calls.push([name, input]);
    return Promise.resolve({ ...usual, ...answers }[name]?.(input));
  };
  const drawing = drawView(view, { props: {}, data: { info: givenValue }, locale, act, now: () => NOW });
  return { ...drawing, calls };
}
const isQuestion = (value: unknown): value is { onConfirm: () => void } =>
  typeof value === 'object' &&
  value !== null &&
  'onConfirm' in value &&
  typeof value.onConfirm === 'function';
const wait = (ms = 0) => settle(() => vi.advanceTimersByTimeAsync(ms));
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await wait();
};
const field = (label: string) => screen.getByLabelText(label, { selector: 'input, select' });
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const under = (label: string) =>
  document.getElementById(field(label).getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent;
const row = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement ?? document.body;

/** The field of a region, and one of the choices of its open levels. */
const region = () => screen.getByRole('combobox', { name: 'Region' });
const choose = async (name: string) => {
  fireEvent.click(screen.getByText(name, { selector: '.arco-cascader-list-item-label' }));
  await wait();
};

// Read once, so that no test waits for it.
beforeAll(() => import('#ui/arco/cascade.tsx'), 30_000);
beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the profile', () => {
  it('M260: shows its seven fields in both languages, and says where one is empty', () => {
    open();
    const names = ['Nickname', 'Gender', 'Birthday', 'Real name', 'Address', 'Company', 'Job title'];
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(names);
    expect(row('Birthday').textContent).toContain('1990-5-3');
    expect(row('Address').textContent).toContain('静安区 南京西路 1 号');
    cleanup();
    open({ locale: 'cn', info: { company: '', birthday: '1990-05-03' } });
    expect(row('公司').textContent).toContain('未填写');
    expect(row('生日').textContent).toContain('1990年5月3日');
  });

  it('M153, D90: a nickname is kept alone, said politely, and the navbar is told', async () => {
    const { calls, intents } = open();
    await press('Edit: Nickname');
    expect(document.activeElement).toBe(field('Nickname'));
    type('Nickname', '  Ada L ');
    await press('Save');
    expect(calls).toEqual([['auth.update_user_info', { nickname: 'Ada L' }]]);
    expect(intents).toEqual([{ name: 'user.changed', payload: {} }]);
    expect(row('Nickname').textContent).toContain('Ada L');
    expect(within(row('Nickname')).getByRole('status').textContent).toContain('Nickname saved');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit: Nickname' }));
  });

  it.each([
    ['en', 'Edit: Nickname', 'Nickname', 'Save', 'The nickname cannot be empty'],
    ['cn', '修改昵称', '昵称', '保存', '昵称不能为空'],
  ] as const)(
    'M184: an empty nickname is refused under its field (%s)',
    async (locale, edit, label, save, text) => {
      const { calls } = open({ locale });
      await press(edit);
      type(label, '  ');
      await press(save);
      expect(under(label)).toBe(text);
      expect(calls).toEqual([]);
    },
  );

  it('D90: a refusal stands under the field, keeps what was typed, and may be tried again', async () => {
    let tries = 0;
    const answer = () =>
      ++tries === 1
        ? buildRefusal('Network busy')
        : { ok: true, data: { ...Object(INFO), position: 'Lead' } };
    open({ answers: { 'auth.update_user_info': answer } });
    await press('Edit: Job title');
    type('Job title', 'Lead');
    await press('Save');
    expect(under('Job title')).toBe('Network busy');
    expect(field('Job title')).toHaveProperty('value', 'Lead');
    await press('Save');
    expect(row('Job title').textContent).toContain('Lead');
  });

  it('D90: what is typed while a save runs survives it, and is asked about before it is lost', async () => {
    const saves: (() => void)[] = [];
    const answer = (input: object) =>
      new Promise((resolve) => saves.push(() => resolve({ ok: true, data: { ...Object(INFO), ...input } })));
    const { calls } = open({ answers: { 'auth.update_user_info': answer } });
    await press('Edit: Job title');
    type('Job title', 'Lead');
    await press('Save');
    type('Job title', 'Lead of all');
    saves[0]?.();
    await wait();
    expect(field('Job title')).toHaveProperty('value', 'Lead of all');
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
    await press('Save');
    saves[1]?.();
    await wait();
    expect(calls.at(-1)).toEqual(['auth.update_user_info', { position: 'Lead of all' }]);
    expect(row('Job title').textContent).toContain('Lead of all');
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
  });

  it('D90: two fields saved at once are sent one after the other, so that each shows its newest', async () => {
    const saves: (() => void)[] = [];
    const storedValue = Object.assign({}, INFO);
    const answer = (input: object) =>
      new Promise((resolve) =>
        saves.push(() => resolve({ ok: true, data: { ...Object.assign(storedValue, input) } })),
      );
    const { calls } = open({ answers: { 'auth.update_user_info': answer } });
    for (const name of ['Job title', 'Real name']) {
      await press(`Edit: ${name}`);
      type(name, `New ${name}`);
      fireEvent.submit(screen.getByRole('form', { name: `Edit: ${name}` }));
      await wait();
    }
    expect(calls).toHaveLength(1);
    saves[0]?.();
    await wait();
    saves[1]?.();
    await wait();
    expect([row('Job title').textContent, row('Real name').textContent]).toEqual([
      expect.stringContaining('New Job title'),
      expect.stringContaining('New Real name'),
    ]);
  });

  it('D90: cancel and Esc give up what was typed; the same as before is not sent', async () => {
    const { calls } = open();
    await press('Edit: Real name');
    type('Real name', 'Somebody');
    await press('Cancel');
    expect(row('Real name').textContent).toContain('李达');
    await press('Edit: Real name');
    fireEvent.keyDown(field('Real name'), { key: 'Escape' });
    await press('Edit: Real name');
    await press('Save');
    expect(calls).toEqual([]);
  });

  it('D90: gender is one of three, a birthday not to come', async () => {
    const { calls } = open();
    await press('Edit: Gender');
    fireEvent.click(screen.getByRole('radio', { name: 'Prefer not to say' }));
    await press('Save');
    expect(calls).toEqual([['auth.update_user_info', { gender: 0 }]]);
    await press('Edit: Birthday');
    type('Birthday', '2026-11-22');
    await press('Save');
    expect(under('Birthday')).toBe('Please choose a date that isn’t in the future');
  });

  it('M228, D91: the region is chosen level by level; another province forgets what lay in the first', async () => {
    const { calls } = open({ info: { address: { region_code: '', detail: '' }, region_names: [] } });
    await press('Edit: Address');
    fireEvent.click(region());
    await wait();
    for (const name of ['Shanghai', 'Shanghai city', 'Jing’an']) await choose(name);
    expect(region().textContent).toBe('Shanghai / Shanghai city / Jing’an');
    type('Street and number', 'West Road 1');
    await press('Save');
    expect(calls.at(-1)).toEqual([
      'auth.update_user_info',
      { address: { region_code: '310106', detail: 'West Road 1' } },
    ]);
    await press('Edit: Address');
    fireEvent.click(region());
    await wait();
    await choose('Beijing');
    expect(region().textContent).toBe('Beijing');
  });

  it('M228: regions that do not come are said and asked for again', async () => {
    let tries = 0;
    open({
      info: { address: { region_code: '', detail: '' } },
      answers: {
        'form.region.get': () =>
          ++tries === 1
            ? buildRefusal('gone')
            : { ok: true, data: { list: [{ code: '110000', name: 'Beijing', has_more: 1 }] } },
      },
    });
    await press('Edit: Address');
    expect(screen.getByText(/didn’t load/)).toBeTruthy();
    await press('Try again');
    fireEvent.click(region());
    await wait();
    expect(screen.getByRole('menuitem', { name: 'Beijing' })).toBeTruthy();
  });

  it('D91: companies are offered from two characters on, 300 ms after the last key, and taken by keys', async () => {
    const { calls } = open({ info: { company: '' } });
    await press('Edit: Company');
    type('Company', 'a');
    await wait(400);
    expect(calls).toEqual([]);
    type('Company', 'ac');
    await wait(299);
    type('Company', 'acm');
    await wait(299);
    expect(calls).toEqual([]);
    await wait(1);
    expect(calls).toEqual([['form.company.search', { text: 'acm' }]]);
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Acme Learning',
      'Acme Press',
    ]);
    const company = field('Company');
    fireEvent.keyDown(company, { key: 'ArrowDown' });
    fireEvent.keyDown(company, { key: 'Enter' });
    expect(company).toHaveProperty('value', 'Acme Learning');
  });

  it('D90: a link away from something unsaved asks first', async () => {
    const { intents } = open();
    const link = document.createElement('a');
    link.href = '/all/0';
    document.body.append(link);
    await press('Edit: Job title');
    type('Job title', 'Lead');
    expect(fireEvent.click(link)).toBe(false);
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
    const request = intents.at(-1);
    expect(request).toMatchObject({
      name: 'message.ask',
      payload: {
        title: 'You have unsaved changes',
        confirmText: 'Leave without saving',
        cancelText: 'Keep editing',
      },
    });
    expect(field('Job title')).toHaveProperty('value', 'Lead');
    settle(() => {
      if (isQuestion(request?.payload)) request.payload.onConfirm();
    });
    expect(intents.at(-1)).toEqual({ name: 'page.go', payload: { href: '/all/0' } });
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
    link.remove();
  });
});
