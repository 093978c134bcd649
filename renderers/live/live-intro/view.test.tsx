/** What a room is about. */
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SAMPLE_ROOM, SAMPLE_START } from '#schemas/live/sample-room.ts';
import { drawRoom } from '../../../tests/support/draw-room.tsx';
import view from './view.tsx';

afterEach(cleanup);

test('D29: title, teacher and summary stand there before anybody entered', () => {
  const { title, summary, teacher } = SAMPLE_ROOM.base;
  drawRoom(view, { props: { title, summary, teacher, start_ts: SAMPLE_START }, locale: 'cn' });
  for (const text of [title, summary, teacher])
    expect(screen.getAllByText((content) => content.includes(text)).length).toBeGreaterThan(0);
});
