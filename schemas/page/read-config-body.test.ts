/** What is read of a stored document that has faults: all but those (requirement 2). */
import { describe, expect, it } from 'vitest';
import { catalogue } from '#renderers/catalogue.gen.ts';
import { readConfigBody } from './read-config-body.ts';

const FALLBACK = 'nothing of it';
const read = (kind: 'theme' | 'suspend' | 'navbar', body: unknown) =>
  readConfigBody<unknown>(catalogue.validator(kind), body, FALLBACK);

const THEME = { primary: '#123456', radius: 4 };
const item = (title: unknown, change: object = {}) => ({ title, show_type: 2, ...change });
const menu = (...items: unknown[]) => ({ hover_menu_status: 1, suspend_config: items });
const navbar = (nav_list: unknown[], basic: object = {}) => ({ nav_list, basic });

describe('a stored document', () => {
  it('R2: is read as it is where nothing is wrong with it', () => {
    expect(read('theme', THEME)).toEqual(THEME);
  });

  it.each<[string, unknown, unknown]>([
    ['a colour that is none', { ...THEME, accent: 'green' }, THEME],
    ['a number past its bounds', { ...THEME, font_scale: 9 }, THEME],
    ['a name nobody knows', { ...THEME, sparkle: true }, THEME],
    ['several of them', { ...THEME, accent: 7, bg: {}, sparkle: null, 'a/b~c': 1 }, THEME],
    [
      'a name that is no name',
      JSON.parse('{"primary":"#123456","radius":4,"__proto__":{"accent":1}}'),
      THEME,
    ],
  ])('R2: loses %s, and nothing else', (_what, body, left) => {
    expect(read('theme', body)).toEqual(left);
  });

  it('R2: an entry of a list goes where what it needs is missing, the others stay in their order', () => {
    const keptItems = [item('First'), item('Second', { img_tips: 'Tips' }), item('Third')];
    const [first, second, third] = keptItems;
    expect(read('suspend', menu(first, { show_type: 2 }, second, 'words', third, item(7)))).toEqual(
      menu(...keptItems),
    );
  });

  it('R2: what is wrong within an entry goes alone where the entry can do without it', () => {
    const body = menu(item('First', { img_url: 'javascript:alert(1)', sparkle: 1 }), item('Second'));
    expect(read('suspend', body)).toEqual(menu(item('First'), item('Second')));
    const leaf = { title: 'Leaf', link_type: 1 };
    expect(read('navbar', navbar([{ title: 'Menu', nav_list: [leaf, { ...leaf, color: 'red' }] }]))).toEqual(
      navbar([{ title: 'Menu', nav_list: [leaf, leaf] }]),
    );
  });

  it('D34: a menu that is too long loses its end', () => {
    const items = Array.from({ length: 11 }, (_none, place) => item(String(place)));
    expect(read('suspend', menu(...items))).toEqual(menu(...items.slice(0, 8)));
  });

  it('R2: some dozens of faults are taken out, a heap of them is not read at all', () => {
    const entries = (count: number) => Array.from({ length: count }, () => ({ title: 7 }));
    expect(read('navbar', navbar(entries(30)))).toEqual(navbar(entries(30).map(() => ({}))));
    const heap = Object.fromEntries(Array.from({ length: 500 }, (_none, place) => [`x${String(place)}`, 1]));
    expect(read('theme', { ...THEME, ...heap })).toBe(FALLBACK);
  });

  it.each<[string, unknown]>([
    ['is not there', undefined],
    ['is no document', 'words'],
    ['is a list', [THEME]],
    ['lacks what it is nothing without', { radius: 4 }],
    ['has that wrong', { primary: 'green' }],
  ])('R2: one that %s is read as the one every shop begins with', (_what, body) => {
    expect(read('theme', body)).toBe(FALLBACK);
  });

  it('R2: what is stored stays as it was', () => {
    const body = { ...THEME, sparkle: true };
    read('theme', body);
    expect(body).toEqual({ ...THEME, sparkle: true });
  });
});
