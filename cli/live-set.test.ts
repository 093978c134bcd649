/** What may be settled of a live room by words on a command line. */
import { expect, test } from 'vitest';
import { settingOf } from './live-set.ts';

test('D103: seconds after the first entry, a window, or no time to look', () => {
  expect(settingOf(['look', '600'])).toEqual({ look: { type: 1, seconds: 600, start_ts: 0, end_ts: 0 } });
  expect(settingOf(['look', '2026-12-01T20:00+08:00', '2026-12-01T21:00+08:00'])).toEqual({
    look: { type: 2, seconds: 0, start_ts: 1_796_126_400, end_ts: 1_796_130_000 },
  });
  expect(settingOf(['look', 'off'])).toEqual({ look: { type: 0, seconds: 0, start_ts: 0, end_ts: 0 } });
  const backwards = ['look', '2026-12-01T21:00+08:00', '2026-12-01T20:00+08:00'];
  for (const wrong of [['look'], ['look', '0'], ['look', '2026-12-01T20:00'], backwards])
    expect(settingOf(wrong)).toBeUndefined();
});

test('D91, D96, D105: a form, the marquee and the wall, each taken away by off', () => {
  expect(
    [
      ['form', 'entry'],
      ['form', 'off'],
      ['marquee', 'on'],
      ['wall', 'off'],
    ].map(settingOf),
  ).toEqual([{ form_id: 'entry' }, { form_id: '' }, { marquee: true }, { wall: false }]);
  for (const wrong of [[], ['form'], ['wall'], ['wall', 'yes'], ['door', 'on']])
    expect(settingOf(wrong)).toBeUndefined();
});

test('M240, M242, D97: what a room is, the picture of a voice room, how fast and by what it is followed', () => {
  expect(
    [
      ['type', 'voice'],
      ['type', 'slides'],
      ['courseware', '/demo/covers/read-a-poem.svg'],
      ['courseware', 'off'],
      ['fast', 'off'],
      ['socket', 'off'],
    ].map(settingOf),
  ).toEqual([
    { alive_type: 0 },
    { alive_type: 4 },
    { courseware_image: '/demo/covers/read-a-poem.svg' },
    { courseware_image: '' },
    { fast: false },
    { im: false },
  ]);
  for (const wrong of [
    ['type'],
    ['type', '2'],
    ['type', 'toString'],
    ['courseware'],
    ['fast'],
    ['socket', '1'],
  ])
    expect(settingOf(wrong)).toBeUndefined();
});
