/** What is told of rows of members that nobody could be let in by (ADR-301). */
import { expect, it } from 'vitest';
import type { MemberLine } from '#schemas/goods-table/tables.ts';
import { fault, inShort } from '../../../../tests/support/goods-transfer-samples.ts';
import { checkMembers } from './check-members.ts';

const member = (goods_id: string, phone: string): MemberLine => ({ goods_id, phone });
const buildVerdict = (...lines: MemberLine[]) =>
  checkMembers(
    lines.map((line, row) => [line, row] as const),
    { types: new Map(['film', 'camp'].map((id) => [id, 50])) },
  );

it('ADR-301: one person in two goods and two people in one are all let in', () => {
  expect(
    buildVerdict(
      member('film', '13800000001'),
      member('camp', '13800000001'),
      member('film', '44-7700900123'),
    ),
  ).toEqual([]);
});

it('ADR-301: names a good the shop does not sell', () => {
  expect(buildVerdict(member('film', '13800000001'), member('nothing', '13800000001'))).toEqual(
    fault(
      ['members', 1, '/goods_id'],
      'unknown-id',
      ['没有编号为 nothing 的商品', '写已有的编号，或补上这个商品'],
      ['There is no good nothing', 'Name one that is there, or add this good'],
    ),
  );
});

it('ADR-301: reports what is not a phone number', () => {
  expect(buildVerdict(member('film', '1380'))).toEqual(
    fault(
      ['members', 0, '/phone'],
      'phone',
      ['“1380”不是手机号', '写手机号，境外号码写成 44-7700900123'],
      ['"1380" is no phone', 'Write a phone; one of abroad as 44-7700900123'],
    ),
  );
});

it('ADR-301: reports a person listed twice, however their phone is written, with the row of the first', () => {
  expect(
    buildVerdict(
      member('camp', '13800000002'),
      member('film', '13800000001'),
      member('film', '+86 138-0000-0001'),
    ),
  ).toEqual(
    fault(
      ['members', 2, '/phone'],
      'duplicate-id',
      ['+86 138-0000-0001 在前面的一行已列入 film', '删去其中一行'],
      ['An earlier row lets +86 138-0000-0001 in to film already', 'Take one of the two rows out'],
    ),
  );
});

it('ADR-301: reports every fault of a row at once', () => {
  expect(
    inShort(buildVerdict(member('no', '13800000001'), member('no', '1380'), member('no', '13800000001'))),
  ).toEqual([
    'members 0/goods_id unknown-id',
    'members 1/goods_id unknown-id',
    'members 1/phone phone',
    'members 2/goods_id unknown-id',
    'members 2/phone duplicate-id',
  ]);
});
