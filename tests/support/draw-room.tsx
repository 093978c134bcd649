/** Draws a module of a live room as a page does, with a room whose calls a test answers: what was asked and intended is recorded. */
import { render, type RenderResult } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import type { AnyViewProps, View } from '#engine/define-view.ts';
import type { IntentName } from '#engine/intents.ts';
import { EngineProvider } from '#engine/provider.tsx';
import { settable } from '#engine/store.ts';
import type { Viewer } from '#engine/engine.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import type { LiveEvent } from '#schemas/live/event.ts';
import { SAMPLE_LOG, SAMPLE_ROOM } from '#schemas/live/sample-room.ts';
import type { Room } from '#schemas/live/room.ts';
import type { RoomState } from '#schemas/live/state.ts';
import type { Locale } from '#schemas/locale.ts';
import { localize } from '#schemas/page/text.ts';
import { buildEngine } from './engine.ts';

type Refusal = { ok: false; code: string; msg: string; detail?: unknown };

interface RoomOptions {
  props?: object;
  room?: Partial<Room>;
  state?: Partial<RoomState>;
  events?: readonly LiveEvent[];
  /** Data by the name of a call, or a refusal; or what makes one of its input, now or later. */
  answers?: Readonly<Record<string, unknown>>;
  locale?: Locale;
  isIn?: boolean;
  slots?: Record<string, ReactNode>;
}

export interface DrawnRoom extends RenderResult {
  readonly requests: { name: string; input: unknown }[];
  readonly intents: { name: IntentName; payload: unknown }[];
}

const LEARNER = { nickname: '小满', avatar: '', svip: false, bought: [] };

const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && Reflect.get(answer, 'ok') === false;

export const buildRefusalOf = (code: string, msg = '', detail?: unknown): Refusal => ({
  ok: false,
  code,
  msg,
  detail,
});

function answersOf({ room, state, events = SAMPLE_LOG.list, answers = {} }: RoomOptions) {
  const offset = events.at(-1)?.offset ?? 0;
  const now = { ...SAMPLE_ROOM.state, offset, ...state };
  const server_time = room?.server_time ?? SAMPLE_ROOM.server_time;
  return {
    'live.page.get': { ...SAMPLE_ROOM, ...room, state: now },
    'live.message.get': { ...SAMPLE_LOG, list: [...events], offset, server_time },
    'live.state.get': { v: now.v, unchanged: 1, server_time },
    'live.enter': { enter_time: 1, view_count: 1, server_time },
    'live.leave': {},
    'live.ticket.get': buildRefusalOf('internal'),
    ...answers,
  };
}

export function drawRoom(view: View, options: RoomOptions = {}): DrawnRoom {
  const [requests, intents]: [DrawnRoom['requests'], DrawnRoom['intents']] = [[], []];
  const answers: Readonly<Record<string, unknown>> = answersOf(options);
  const call: Caller = (endpoint, input) => {
    requests.push({ name: endpoint.name, input });
    const givenValue = answers[endpoint.name];
    const answer: unknown = typeof givenValue === 'function' ? givenValue(input) : givenValue;
    if (answer === undefined) throw new Error(`${endpoint.name} was not expected`);
    return Promise.resolve(answer).then((notice) =>
      JSON.parse(JSON.stringify(isRefusal(notice) ? notice : { ok: true, data: notice })),
    );
  };
  const locale = options.locale ?? 'en';
  const status = options.isIn === false ? 'out' : 'in';
  const viewer = settable<Viewer>(status === 'in' ? { status, user: LEARNER } : { status });
  const now = () => options.room?.server_time ?? SAMPLE_ROOM.server_time;
  const engine = { ...buildEngine([view], { mode: 'preview', locale, call, now }), viewer };
  const { kind } = view.definition;
  const props: AnyViewProps = {
    root: { 'data-node': kind, 'data-kind': kind },
    id: kind,
    props: { ...localize({ alive_id: SAMPLE_ROOM.base.alive_id, ...options.props }, locale) },
    data: {},
    slots: options.slots ?? {},
    t: view.translate(locale),
    locale,
    can: engine.can,
    intend: (name, payload) => void intents.push({ name, payload }),
    act: call,
  };
  const Component = (givenProps: AnyViewProps) => view.Component(givenProps);
  const drawnView = render(
    <EngineProvider engine={engine}>{createElement(Component, props)}</EngineProvider>,
  );
  return Object.assign(drawnView, { requests, intents });
}
