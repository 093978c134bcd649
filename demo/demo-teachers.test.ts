/** Who teaches and who speaks in the demo shops: every teacher has a page, every word has somebody who said it. */
import { describe, expect, it } from 'vitest';
import { isObject } from '#schemas/page/json.ts';
import { demoShops } from './shops.gen.ts';

const shops = [...demoShops].map(([label, make]) => ({ label, shop: make(Date.now()) }));

interface Block {
  page: string;
  props: Record<string, unknown>;
}

/** Blocks of a kind on the pages of a shop. */
function blocksOf(documents: readonly { id: string; body: unknown }[], kind: string): Block[] {
  return documents.flatMap(({ id, body }) => {
    const regions = isObject(body) && isObject(body['regions']) ? Object.values(body['regions']) : [];
    return regions.flat().flatMap((node) => {
      const props = isObject(node) && node['kind'] === kind ? node['props'] : undefined;
      return isObject(props) ? [{ page: id, props }] : [];
    });
  });
}
const listIn = (props: Record<string, unknown>, name: string): Record<string, unknown>[] => {
  const list = props[name];
  return Array.isArray(list) ? list.filter(isObject) : [];
};

describe.each(shops)('$label', ({ shop }) => {
  const pages = shop.documents.filter(({ kind }) => kind === 'page');
  const teachers = blocksOf(pages, 'teacher-list').flatMap(({ props }) => listIn(props, 'teachers'));

  it('the name of a teacher leads to their own page: portrait, work and courses', () => {
    for (const { name, link } of teachers) {
      // A department has neither a portrait nor a page.
      if (link === undefined) continue;
      const id = isObject(link) && link['link_type'] === 3 ? link['link_id'] : undefined;
      const own = pages.filter((page) => page.id === id);
      expect([name, own.map(({ body }) => isObject(body) && body['title'])]).toEqual([name, [name]]);
      const [portrait] = blocksOf(own, 'banner').flatMap(({ props }) => listIn(props, 'slides'));
      expect(portrait).toMatchObject({ title: name, image: expect.stringContaining('/demo/portraits/') });
      expect(blocksOf(own, 'steps')).toHaveLength(1);
      const ids = blocksOf(own, 'goods-list').flatMap(({ props: { query } }) =>
        isObject(query) && Array.isArray(query['ids']) ? query['ids'] : [],
      );
      expect(ids.length).toBeGreaterThan(1);
      const taughtTexts = shop.goods.filter((good) => ids.includes(good.id)).map((good) => good.teacher);
      expect(taughtTexts).toEqual(ids.map(() => name));
    }
  });

  it('no wall of praise has a teacher on it, and what a cohort says is said below its course, too', () => {
    const inputs = blocksOf(pages, 'comments-wall').flatMap(({ props }) => listIn(props, 'comments'));
    const names = new Set(teachers.map(({ name }) => JSON.stringify(name)));
    for (const one of inputs) {
      expect([one['teacher'], names.has(JSON.stringify(one['name']))]).toEqual([undefined, false]);
      const { text } = one;
      const saidComments = shop.comments.filter(
        (comment) =>
          JSON.stringify(comment.nickname) === JSON.stringify(one['name']) &&
          isObject(text) &&
          isObject(comment.content) &&
          String(comment.content['cn']).endsWith(String(text['cn'])),
      );
      expect([text, saidComments.length]).toEqual([text, 1]);
    }
    const own = shop.comments.filter((one) => one.is_teacher === true && one.parent_id === undefined);
    expect(own).toEqual([]);
  });

  it('every quote names who said it', () => {
    const quotes = blocksOf(pages, 'rich-text').flatMap(({ props: { html } }) =>
      isObject(html)
        ? Object.values(html).flatMap((text) => String(text).match(/<blockquote>.*?<\/blockquote>/gs) ?? [])
        : [],
    );
    expect(quotes.filter((quote) => !/<p>——? ?[^<]{2,}<\/p><\/blockquote>$/.test(quote))).toEqual([]);
  });
});

it('the shop of many teachers shows them all', () => {
  const knowledge = shops.find(({ label }) => label === 'knowledge')?.shop;
  const home = knowledge?.documents.filter(({ kind, id }) => kind === 'page' && id === 'home') ?? [];
  const [list] = blocksOf(home, 'teacher-list');
  const teachers = listIn(list?.props ?? {}, 'teachers');
  expect(teachers.map(({ link }) => isObject(link) && link['link_id'])).toEqual([
    'teacher-lin-wanzhou',
    'teacher-shen-zhixing',
    'teacher-zhou-yinan',
    'teacher-lu-qinghe',
    'teacher-cheng-yechuan',
    'teacher-gu-nianhe',
  ]);
});
