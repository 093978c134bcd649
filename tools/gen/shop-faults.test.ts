/** Whoever writes a demo shop's files hears what is wrong in them, and where, before the shop is ever read. */
import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shopsFolder } from '#demo/read-shop.ts';
import { demoShops } from '#demo/shops.gen.ts';
import { makeTempDir, removeTempDir } from '../../tests/support/temp-dir.ts';
import { faultsOfShops } from './shop-faults.ts';

let folder = '';
beforeEach(() => {
  folder = makeTempDir('shops');
  cpSync(shopsFolder(), folder, { recursive: true });
});
afterEach(() => removeTempDir(folder));

const buildClosedText = (file: string) => join(folder, 'closed', file);
const faults = () => faultsOfShops(folder, ['closed']).map((fault) => fault.replace(`${folder}/`, ''));

describe('faults of demo shops', () => {
  it('the demo shops have none', () => {
    expect(faultsOfShops(shopsFolder(), [...demoShops.keys()])).toEqual([]);
  });

  it('a row with a field nobody knows, or without one it needs, is named', () => {
    writeFileSync(buildClosedText('goods.json'), JSON.stringify([{ id: 'v_1', lesson_cnt: 3 }]));
    const matches = faults();
    for (const fault of matches) expect(fault).toMatch(/^closed\/goods\.json\/0/);
    expect(matches.join()).toContain('/0/lesson_cnt ');
    expect(matches.join()).toContain('price');
  });

  it('a time that cannot be read is named, in rows and in documents', () => {
    writeFileSync(buildClosedText('coupons.json'), JSON.stringify([{ start_ts: { now: 'soon' } }]));
    mkdirSync(buildClosedText('zone'));
    writeFileSync(
      buildClosedText('zone/later.json'),
      JSON.stringify({ auth: { opens_at: { now: '+2h', at: '19:00' } } }),
    );
    expect(faults()).toEqual([
      expect.stringMatching(/^closed\/coupons\.json "soon" is no time/),
      expect.stringMatching(/^closed\/zone\/later\.json .*written with days/),
    ]);
  });

  it('a look that does not exist is named', () => {
    const shop = { about: { cn: '店', en: 'Shop' }, look: 'neon', info: {}, people: [] };
    writeFileSync(buildClosedText('shop.json'), JSON.stringify(shop));
    expect(faults()).toEqual([expect.stringMatching(/^closed\/shop\.json\/look /)]);
  });

  it('a file under a wrong name, a broken one and a missing one are named', () => {
    renameSync(buildClosedText('goods.json'), buildClosedText('good.json'));
    writeFileSync(buildClosedText('theme.json'), '{');
    rmSync(buildClosedText('shop.json'));
    writeFileSync(join(folder, 'people.json'), JSON.stringify({ learner: { phone: '12' } }));
    expect(faults()).toEqual([
      expect.stringMatching(/^people\.json\/learner/),
      expect.stringMatching(/^people\.json\/learner/),
      'closed/good.json is read by nothing',
      expect.stringMatching(/^closed\/shop\.json ENOENT/),
      expect.stringMatching(/^closed\/theme\.json /),
    ]);
  });
});
