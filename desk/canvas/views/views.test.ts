/** The matrix of views: its address, its cells, and how many load at once. */
import { describe, expect, it } from 'vitest';
import { createSlots } from './slots.ts';
import {
  CELLS_MAX,
  cellsOf,
  dateOf,
  readChoices,
  textOfDate,
  toggleValue,
  withValues,
} from './view-choices.ts';

const at = (text: string) => new URLSearchParams(text);

describe('choices in the address', () => {
  it('D43: begin with a visitor, both languages, a phone and a computer', () => {
    expect(cellsOf(readChoices(at(''))).cells.map(({ key }) => key)).toEqual([
      'visitor - - cn 390 -',
      'visitor - - cn 1280 -',
      'visitor - - en 390 -',
      'visitor - - en 1280 -',
    ]);
  });

  it('D43: are every combination of what is chosen, and name it to the preview', () => {
    const search = at(
      'role=learner,svip&state=closed&variant=training&locale=en&width=768&date=2026-12-01T10:00',
    );
    const { cells, total } = cellsOf(readChoices(search));
    expect(total).toBe(2);
    // By the shop's clock, wherever the browser is.
    const date = new Date('2026-12-01T10:00+08:00').getTime() / 1000;
    expect(cells[1]).toMatchObject({
      width: 768,
      viewAs: { role: 'svip', state: 'closed', variant: 'training', locale: 'en', date },
    });
  });

  it('D43: hold a moment that the field shows again as it was typed', () => {
    const texts = ['2026-12-01T10:00', '2026-07-01T23:30'];
    expect(texts.map((text) => textOfDate(dateOf(text)))).toEqual(texts);
    expect([dateOf(''), textOfDate(undefined)]).toEqual([undefined, '']);
  });

  it('leave out unknown values, and at most 48 are shown', () => {
    const { cells, total } = cellsOf(
      readChoices(
        at(
          'role=visitor,learner,svip,owner,king&state=open,closed,expired,sealed&width=390,768,1280,1920,7&date=x',
        ),
      ),
    );
    expect([cells.length, total]).toEqual([CELLS_MAX, 4 * 4 * 2 * 4]);
  });

  it('go in and out, in the order of their table, down to none', () => {
    const both = toggleValue(at('role=svip&q=1'), 'role', 'learner');
    expect(readChoices(both).role).toEqual(['learner', 'svip']);
    expect(both.get('q')).toBe('1');
    const none = toggleValue(toggleValue(both, 'role', 'svip'), 'role', 'learner');
    expect(readChoices(none).role).toEqual([]);
    expect(cellsOf(readChoices(withValues(none, 'locale', ['en']))).cells[0]?.viewAs).toEqual({
      locale: 'en',
    });
  });
});

describe('slots', () => {
  it('let so many begin at once, the next when one is done or leaves', () => {
    const slots = createSlots(2);
    const starts: string[] = [];
    const [first, , third] = ['a', 'b', 'c', 'd'].map((name) => slots.take(() => starts.push(name)));
    expect(starts).toEqual(['a', 'b']);
    third?.();
    first?.();
    first?.();
    expect(starts).toEqual(['a', 'b', 'd']);
  });
});
