/** The player of a detail page: whoever has a name tells the shop what does not play. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EngineProvider } from '#engine/provider.tsx';
import type { Viewer } from '#engine/engine.ts';
import { WordsProvider } from '#i18n/words-provider.tsx';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { playFeedback } from '#schemas/api/learning/sessions.ts';
import { Check } from 'typebox/value';
import { buildEngine } from '../../../tests/support/engine.ts';
import { Player } from './player.tsx';
import view from './view.tsx';

const LEARNER: Viewer = { status: 'in', user: { nickname: 'Ann', avatar: '', svip: false, bought: [] } };
const PIECE = { goods_id: 'v_1', goods_type: 3 };

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function draw(viewer: Viewer) {
  const requests: { name: string; input: object }[] = [];
  async function call(endpoint: { name: string }, input: object): Promise<never>;
  async function call(endpoint: { name: string }, input: object): Promise<unknown> {
    requests.push({ name: endpoint.name, input });
    return Promise.resolve({ ok: true, data: {} });
  }
  const caller: Caller = call;
  const engine = buildEngine([], { call: caller, locale: 'en' });
  engine.viewer.set(viewer);
  const url = 'https://media.example/v_1.mp4';
  render(
    <EngineProvider engine={engine}>
      <WordsProvider locale="en">
        <Player
          piece={PIECE}
          playable={{ medium: 'video', url, captions: [], chapters: [], text: undefined, isPreview: true }}
          title="One window"
          cover={null}
          renew={() => undefined}
          t={view.translate('en')}
          locale="en"
        />
      </WordsProvider>
    </EngineProvider>,
  );
  return requests;
}

const trouble = () => screen.queryByRole('button', { name: 'Report a playback problem' });

test('M233, D94: what does not play on the page of a good is told to the shop, with what this browser knows of it', async () => {
  const requests = draw(LEARNER);
  const way = trouble();
  if (way === null) throw new Error('no way to tell');
  fireEvent.click(way);
  fireEvent.click(screen.getByRole('radio', { name: 'There is no sound' }));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'silent' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/^Thank you/)).toBeDefined();
  expect(requests).toMatchObject([
    {
      name: 'play.feedback',
      input: {
        resource_id: 'v_1',
        resource_type: 3,
        kind: 'no-sound',
        text: 'silent',
        host: 'media.example',
      },
    },
  ]);
  expect(Check(playFeedback.input, requests[0]?.input)).toBe(true);
});

test('M233: a stranger has nobody to tell it as', () => {
  draw({ status: 'out' });
  expect(trouble()).toBeNull();
});
