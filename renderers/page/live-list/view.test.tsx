/** Live rooms: their order, their states, their hours in the shop's zone. */
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { capabilities } from '#schemas/shop/capabilities.ts';
import { drawBlock } from '../../../tests/support/draw-block.tsx';
import { definition } from './definition.ts';
import { ROOM } from './examples.ts';
import { inRoomOrder, roomState } from './rooms.ts';

const NOW = Date.UTC(2026, 10, 25, 11);
const at = (seconds: number) => NOW / 1000 + seconds;

function draw(changes: object[], props: object = {}) {
  const list = changes.map((change, index) => ({
    ...ROOM,
    id: `l_${index}`,
    title: `Room ${index}`,
    ...change,
  }));
  render(
    drawBlock({
      kind: 'live-list',
      props: { title: 'Live', ...props },
      data: { rooms: { lists: [list] } },
      locale: 'en',
      clock: { now: () => NOW },
    }),
  );
  return screen.queryAllByRole('article');
}
const context = {
  shopId: 'appknowledge',
  locale: 'cn',
  capabilities: capabilities({ variant: 'knowledge', traits: new Set() }),
  params: {},
} as const;
const queryOf = (props: object) =>
  definition.data({ source: 'newest', ids: [], limit: 3, layout: 'cards', ...props }, context).rooms.input
    .queries[0];

afterEach(cleanup);

describe('live rooms', () => {
  it('D36: asks for rooms by itself, or for those picked by hand, never for another type', () => {
    expect(queryOf({})).toEqual({ source: 'live', limit: 3 });
    expect(queryOf({ source: 'manual', ids: ['l_1'] })).toEqual({
      source: 'manual',
      ids: ['l_1'],
      type: 4,
      limit: 3,
    });
  });

  it.each([
    [1, 0, 'live'],
    [0, 1, 'upcoming'],
    [0, 0, 'soon'],
    [0, -60, 'soon'],
    [3, -60, 'replay'],
  ])('M240: alive_state %i that starts in %i s is %s', (alive_state, seconds, expectedText) => {
    expect(roomState({ alive_state, start_ts: 1000 + seconds }, 1000)).toBe(expectedText);
  });

  it('M240: on air first, then the soonest to come, then the latest that is over', () => {
    const list = [
      { alive_state: 3, start_ts: 10 },
      { alive_state: 0, start_ts: 300 },
      { alive_state: 3, start_ts: 20 },
      { alive_state: 0, start_ts: 200 },
      { alive_state: 1, start_ts: 90 },
    ];
    expect(inRoomOrder(list).map(({ start_ts }) => start_ts)).toEqual([90, 200, 300, 20, 10]);
  });

  it('M236: each says its state, its hour in the shop’s zone and what one can do', () => {
    const drawings = draw([
      { alive_state: 3, start_ts: at(-86_400) },
      { alive_state: 0, start_ts: at(30 * 60) },
      { alive_state: 1, start_ts: at(-600) },
    ]).map((room) => room.textContent);
    expect(drawings[0]).toMatch(/Live now.*Live since Nov 25, 18:50.*Room 2.*Join now/);
    expect(drawings[1]).toMatch(/Upcoming.*Starts Nov 25, 19:30.*Room 1/);
    expect(drawings[2]).toMatch(/Replay.*Streamed Nov 24, 19:00.*Watch the replay/);
  });

  it('D20: the title leads to the room', () => {
    const [room] = draw([{}]);
    if (room === undefined) throw new Error('no room');
    expect(within(room).getByRole('link').getAttribute('href')).toBe('/detail/l_0/4');
  });

  it('ux states: nothing planned is a friendly line', () => {
    expect(draw([])).toEqual([]);
    expect(screen.getByText('Nothing scheduled yet')).toBeTruthy();
  });
});
