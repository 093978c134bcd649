/** What a definition is filled up with, and what it keeps of what was said (D36). */
import { Type } from 'typebox';
import { expect, it } from 'vitest';
import { defineEndpoint } from '../api/define-endpoint.ts';
import { capabilities } from '../shop/capabilities.ts';
import { defineRenderer, NO_ACTIONS } from './define-renderer.ts';

const message = {
  kind: 'note',
  family: 'page',
  title: { cn: '便条', en: 'Note' },
  description: { cn: '便条', en: 'A note' },
  offers: 'page-block',
  props: Type.Object({}),
} as const;
const context = {
  shopId: 'appx',
  locale: 'cn',
  capabilities: capabilities({ variant: 'knowledge', traits: new Set() }),
  params: {},
} as const;

it('D36: one that says no more asks for nothing, sends nothing, holds nothing and is live at once', () => {
  const { data, ...definition } = defineRenderer(message);
  expect(definition).toStrictEqual({
    ...message,
    version: 1,
    slots: {},
    actions: NO_ACTIONS,
    uses: [],
    intents: [],
    largePicture: false,
    hydrate: 'load',
  });
  expect(data({}, context)).toEqual({});
});

it('D36: one keeps what it says of itself', () => {
  const more = {
    version: 3,
    uses: ['live'],
    intents: ['login.open'],
    when: { login: 'in' },
    largePicture: true,
    hydrate: 'never',
    loginWay: { tabs: [], side: 'qr', order: 1 },
  } as const;
  const prepare = () => ({ ready: true });
  const slots = { any: {}, few: { kinds: ['note'], max: 2 }, room: { shelf: 'live-module' } } as const;
  const definition = defineRenderer({ ...message, ...more, prepare, slots });
  expect(definition).toMatchObject({ ...message, ...more, prepare });
  expect(definition.slots).toEqual({
    any: { kinds: [], shelf: 'page-block', max: 50 },
    few: { kinds: ['note'], shelf: 'page-block', max: 2 },
    room: { kinds: [], shelf: 'live-module', max: 50 },
  });
});

it('D36: what one sends refreshes what it says, else nothing', () => {
  const endpoint = defineEndpoint({
    name: 'note.save',
    area: 'test',
    summary: 'Keeps a note',
    access: 'learner',
    gate: 'nothing',
    input: Type.Object({}),
    data: Type.Object({}),
  });
  const actions = { keep: { endpoint, refreshes: ['notes'] }, tell: { endpoint } };
  expect(defineRenderer({ ...message, actions }).actions).toEqual({
    keep: { endpoint, refreshes: ['notes'] },
    tell: { endpoint, refreshes: [] },
  });
});
