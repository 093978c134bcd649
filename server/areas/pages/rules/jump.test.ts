/** Where a link to a good leads. */
import { describe, expect, test } from 'vitest';
import { buildGoods } from '../../../../tests/support/build-demo-shop.ts';
import type { GoodsRow } from '#schemas/content/goods-row.ts';
import { findJump, type JumpWish } from './jump.ts';

const PHONE = 'https://m.example.com';

function find(wish: Partial<JumpWish>, good?: Partial<GoodsRow>, h5Url = PHONE) {
  return findJump(
    { id: 'x_1', type: '', ...wish },
    {
      good: good === undefined ? undefined : buildGoods({ id: 'x_1', ...good }),
      h5Url,
      locale: 'en',
      isLive: (name, id) =>
        Promise.resolve(`${name}/${id}` === 'page/about' || `${name}/${id}` === 'zone/z_1'),
    },
  );
}
const to = async (...inputs: Parameters<typeof find>) => {
  const foundFinding = await find(...inputs);
  return foundFinding.ok ? `${foundFinding.jump.kind} ${foundFinding.jump.to}` : foundFinding.code;
};

describe('a jump', () => {
  test.each([
    ['the stored type wins over the link’s', { type: '999' }, { type: 50 }, 'detail /detail/x_1/50'],
    ['a hidden good opens by its link', {}, { type: 3, state: 'hidden' }, 'detail /detail/x_1/3'],
    ['what was taken down is gone', { type: '3' }, { type: 3, state: 'off' }, 'delisted'],
    [
      'what the PC shop does not draw is named',
      {},
      { type: 20, title: { cn: '书', en: 'A & B' } },
      'unsupport /unsupport?id=x_1&type=20&name=A+%26+B',
    ],
    ['a kind without a number too', {}, { type: 0, title: 'Exam' }, 'unsupport /unsupport?id=x_1&name=Exam'],
  ] as const)('D20: %s', async (_title, wish, good, target) => {
    expect(await to(wish, good)).toBe(target);
  });

  test.each([
    ['page', 'about', 'page /page/about'],
    ['zone', 'z_1', 'zone /p/pc/zone/z_1'],
    ['page', 'gone', 'not-found'],
    ['zone', 'about', 'not-found'],
    ['distribute_goods', 'd_1', 'h5 https://m.example.com/detail/d_1'],
    ['cop', 'c_1', 'h5 https://m.example.com/detail/c_1'],
    ['3', 'v_1', 'not-found'],
    ['constructor', 'v_1', 'not-found'],
    ['', 'v_1', 'not-found'],
  ])('D20: no good of this shop, but a %s named %s', async (type, id, target) => {
    expect(await to({ type, id })).toBe(target);
  });

  test.each(['', '//evil.example', 'javascript:alert(1)', '/m'])(
    'D20: a shop for phones at %j leads nowhere',
    async (h5Url) => {
      expect(await to({ type: 'cop', id: 'c_1' }, undefined, h5Url)).toBe('not-found');
    },
  );
});
