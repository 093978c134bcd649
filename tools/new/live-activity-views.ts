/** What a live activity begins with on the screen: the card of viewers, and the part of the host's panel. */
import { pascal } from '../gen/files.ts';
import type { ModuleFile } from './template.ts';

const cardDefinition = (
  name: string,
) => `/** ${pascal(name)} over the stage: comes up while one runs, and is joined by one press. */
import { Type } from 'typebox';
import { live${pascal(name)}Get, live${pascal(name)}Join } from '#schemas/api/live/${name}.ts';
import { livePageGet } from '#schemas/api/live/rooms.ts';
import { GoodsId } from '#schemas/content/goods-id.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'live-${name}',
  family: 'live',
  title: { cn: '${name}', en: '${name}' },
  description: { cn: '${name}', en: '${name}' },
  offers: 'live-module',
  uses: ['live'],
  hydrate: 'load',
  actions: {
    page: { endpoint: livePageGet },
    ${name}: { endpoint: live${pascal(name)}Get },
    join: { endpoint: live${pascal(name)}Join },
  },
  intents: ['login.open', 'message.toast'],
  props: Type.Object({ alive_id: GoodsId }, { additionalProperties: false }),
});
`;

const cardView = (name: string) => `/** Draws live-${name}. */
import { useState } from 'react';
import { live${pascal(name)}Get, live${pascal(name)}Join } from '#schemas/api/live/${name}.ts';
import { defineView } from '#engine/define-view.ts';
import { useAnswer, useRoom } from '#features/live/index.ts';
import { LiveCard, LiveFact } from '#pieces/live-card.tsx';
import { Button } from '#ui/button.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';

export default defineView(definition, words, function Live${pascal(name)}({ root, props, t, act, intend }) {
  const { alive_id: id } = props;
  const view = useRoom(id);
  const running = view?.isReplay === false ? view.state.${name}_id : '';
  const { value, again } = useAnswer(running, () => act(live${pascal(name)}Get, { alive_id: id }));
  const [closedId, setClosedId] = useState('');
  const [isBusy, setBusy] = useState(false);
  if (view === undefined || value === undefined || !value.is_open || closedId === running) return null;
  const join = async () => {
    if (!view.isIn) return intend('login.open', {});
    setBusy(true);
    const answer = await act(live${pascal(name)}Join, { alive_id: id, ${name}_id: running });
    setBusy(false);
    if (!answer.ok) intend('message.toast', { text: answer.msg, tone: 'error' });
    again();
    return undefined;
  };
  return (
    <LiveCard root={root} icon="class" title={value.title} onClose={() => setClosedId(running)}>
      <LiveFact>{t('joiners', { count: value.joiners })}</LiveFact>
      {value.is_joined ? (
        <LiveFact>{t('joined')}</LiveFact>
      ) : (
        <Button tone="primary" block busy={isBusy} data-action="join-${name}" onClick={() => void join()}>
          {t(view.isIn ? 'join' : 'login')}
        </Button>
      )}
    </LiveCard>
  );
});
`;

const cardWords = (name: string) => `/** Words of live-${name}; cn is the truth, en has the same keys. */
export const words = {
  cn: {
    join: '参与',
    joined: '已参与',
    login: '登录后参与',
    joiners_other: '{{count}} 人已参与',
  },
  en: {
    join: 'Join',
    joined: 'You are in',
    login: 'Log in to join',
    joiners_one: '{{count}} person joined',
    joiners_other: '{{count}} people joined',
  },
} as const;
`;

const cardExamples = (name: string) => `/** Named configs of live-${name}. */
import { SAMPLE_ROOM, SAMPLE_STATE } from '#schemas/live/sample-room.ts';
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Example = RendererExample<StoredPropsOf<typeof definition>>;

const PROPS = { alive_id: SAMPLE_ROOM.base.alive_id };
const ROOM = { ...SAMPLE_ROOM, state: { ...SAMPLE_STATE, ${name}_id: 'a_1' } };
const OPEN = { ${name}_id: 'a_1', title: '${name}', is_open: true, is_joined: false, joiners: 12 };

export const examples: Example[] = [
  { name: 'typical', props: PROPS, data: { page: ROOM, ${name}: OPEN, join: { ...OPEN, is_joined: true } } },
  { name: 'joined', props: PROPS, data: { page: ROOM, ${name}: { ...OPEN, is_joined: true } } },
];
`;

const cardTest = (name: string) => `/** What viewers see of ${name}. */
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { drawRoom } from '../../../tests/support/draw-room.tsx';
import view from './view.tsx';

const OPEN = { ${name}_id: 'a_1', title: 'First', is_open: true, is_joined: false, joiners: 1 };

afterEach(cleanup);

test('live-${name}: is joined by one press', async () => {
  let joined = OPEN;
  const { asked } = drawRoom(view, {
    state: { ${name}_id: 'a_1' },
    answers: {
      'live.${name}.get': () => joined,
      'live.${name}.join': () => (joined = { ...OPEN, is_joined: true, joiners: 2 }),
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Join' }));
  expect(await screen.findByText('You are in')).toBeDefined();
  expect(asked.find(({ name }) => name === 'live.${name}.join')?.input).toEqual({
    alive_id: 'l_1',
    ${name}_id: 'a_1',
  });
});
`;

const hostDefinition = (name: string) => `/** ${pascal(name)} as its host starts and ends it. */
import { Type } from 'typebox';
import { live${pascal(name)}End, live${pascal(name)}Start } from '#schemas/api/live/${name}.ts';
import { livePageGet } from '#schemas/api/live/rooms.ts';
import { GoodsId } from '#schemas/content/goods-id.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'live-host-${name}',
  family: 'live',
  title: { cn: '${name}', en: '${name}' },
  description: { cn: '${name}', en: '${name}' },
  offers: 'live-host-part',
  uses: ['live'],
  hydrate: 'load',
  actions: {
    page: { endpoint: livePageGet },
    start: { endpoint: live${pascal(name)}Start },
    end: { endpoint: live${pascal(name)}End },
  },
  intents: ['message.toast'],
  props: Type.Object({ alive_id: GoodsId }, { additionalProperties: false }),
});
`;

const hostView = (name: string) => `/** Draws live-host-${name}. */
import { useState } from 'react';
import { live${pascal(name)}End, live${pascal(name)}Start } from '#schemas/api/live/${name}.ts';
import { ${name.toUpperCase()}_TITLE_MAX } from '#schemas/live/activities/${name}.ts';
import { defineView } from '#engine/define-view.ts';
import { makeHostCall, useRoom } from '#features/live/index.ts';
import { HostForm, HostPart } from '#pieces/host-part.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';

export default defineView(definition, words, function LiveHost${pascal(name)}({ root, props, t, act, intend }) {
  const { alive_id: id } = props;
  const running = useRoom(id)?.state.${name}_id;
  const [title, setTitle] = useState('');
  const call = makeHostCall({ act, toast: (toast) => intend('message.toast', toast), doneText: t('done') });
  const start = async () => {
    if (await call(live${pascal(name)}Start, { alive_id: id, title })) setTitle('');
  };
  const end = (${name}_id: string) => call(live${pascal(name)}End, { alive_id: id, ${name}_id });
  if (running === undefined) return null;
  return (
    <HostPart root={root} title={t('title')}>
      {running === '' ? (
        <HostForm submit={start}>
          <TextField
            id="host-${name}"
            name="title"
            label={t('about')}
            required
            maxLength={${name.toUpperCase()}_TITLE_MAX}
            value={title}
            onChange={setTitle}
          />
          <Button type="submit" data-action="start-${name}">
            {t('start')}
          </Button>
        </HostForm>
      ) : (
        <Button data-action="end-${name}" onClick={() => void end(running)}>
          {t('end')}
        </Button>
      )}
    </HostPart>
  );
});
`;

const hostWords = (name: string) => `/** Words of live-host-${name}; cn is the truth, en has the same keys. */
export const words = {
  cn: { title: '${name}', about: '标题', start: '开始', end: '结束', done: '已完成' },
  en: { title: '${pascal(name)}', about: 'Title', start: 'Start', end: 'End', done: 'Done' },
} as const;
`;

const hostExamples = (name: string) => `/** Named configs of live-host-${name}. */
import { SAMPLE_ROOM, SAMPLE_STATE } from '#schemas/live/sample-room.ts';
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Example = RendererExample<StoredPropsOf<typeof definition>>;

const PROPS = { alive_id: SAMPLE_ROOM.base.alive_id };
const ROOM = { ...SAMPLE_ROOM, viewer: { ...SAMPLE_ROOM.viewer, role: 'host' } };

export const examples: Example[] = [
  { name: 'typical', props: PROPS, data: { page: ROOM, start: { ${name}_id: 'a_1' } } },
  { name: 'running', props: PROPS, data: { page: { ...ROOM, state: { ...SAMPLE_STATE, ${name}_id: 'a_1' } } } },
];
`;

/** Two renderers: what a viewer is sent holds nothing of the host's. */
export function viewFiles(name: string): ModuleFile[] {
  const [card, host] = [`renderers/live/live-${name}`, `renderers/live/live-host-${name}`];
  return [
    { path: `${card}/definition.ts`, body: cardDefinition(name) },
    { path: `${card}/view.tsx`, body: cardView(name) },
    { path: `${card}/words.ts`, body: cardWords(name) },
    { path: `${card}/examples.ts`, body: cardExamples(name) },
    { path: `${card}/view.test.tsx`, body: cardTest(name) },
    { path: `${host}/definition.ts`, body: hostDefinition(name) },
    { path: `${host}/view.tsx`, body: hostView(name) },
    { path: `${host}/words.ts`, body: hostWords(name) },
    { path: `${host}/examples.ts`, body: hostExamples(name) },
  ];
}
