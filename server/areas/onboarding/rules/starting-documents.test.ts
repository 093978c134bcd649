/** What a new shop looks like on its first day: sound, in both languages, and with every way leading somewhere (ADR-299). */
import { describe, expect, it } from 'vitest';
import { catalogue } from '#renderers/catalogue.gen.ts';
import { checkConfig } from '#schemas/page/check.ts';
import { isObject } from '#schemas/page/json.ts';
import { valueAt } from '#schemas/page/walk-path.ts';
import { startingDocuments } from './starting-documents.ts';

const NAME = '拾光书院';
const all = (name = NAME) => startingDocuments(name);
const bodyOf = (id: string, name = NAME) => all(name).find((one) => `${one.kind}/${one.id}` === id)?.body;
const at = (id: string, pointer: string) => valueAt(bodyOf(id), pointer);

/** Every object within a value that is of the wanted form. */
function within(
  value: unknown,
  onWant: (one: Record<string, unknown>) => boolean,
): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap((one: unknown) => within(one, onWant));
  if (!isObject(value)) return [];
  return [...(onWant(value) ? [value] : []), ...Object.values(value).flatMap((one) => within(one, onWant))];
}
const textsIn = (id: string) =>
  within(bodyOf(id), (one) => 'cn' in one || 'en' in one).map(({ cn, en }) => [cn, en]);

describe('the documents of a new shop', () => {
  it('R1: may be published as they are, whatever the shop is called', () => {
    for (const name of [NAME, 'A & B <School>', 'x'.repeat(60)]) {
      const faults = all(name).flatMap(({ kind, id, body }) =>
        checkConfig(kind, body, catalogue).map(
          (fault) => `${kind}/${id}${fault.pointer}: ${fault.message.en}`,
        ),
      );
      expect(faults).toEqual([]);
    }
  });

  it('ADR-299: are a home page and one about the shop, a navbar, a footer and colours', () => {
    expect(all().map(({ kind, id }) => `${kind}/${id}`)).toEqual([
      'page/home',
      'page/about',
      'navbar/main',
      'footer/main',
      'theme/main',
    ]);
    const homes = all().filter(({ body }) => isObject(body) && body['kind'] === 'home');
    expect(homes.map(({ id }) => id)).toEqual(['home']);
  });

  it('ADR-299: the home page greets by the shop’s name, shows what is new, and says how one studies', () => {
    const kinds = [0, 1, 2].map((place) => at('page/home', `/regions/main/${String(place)}/kind`));
    expect(kinds).toEqual(['banner', 'goods-list', 'steps']);
    expect(at('page/home', '/regions/main/0/props/slides/0/title')).toBe(NAME);
    const picture = String(at('page/home', '/regions/main/0/props/slides/0/image'));
    expect(picture).toMatch(/^\/demo\/.+\.svg$/);
    expect(at('page/home', '/regions/main/1/props/query')).toMatchObject({ source: 'new' });
    expect(textsIn('page/home')).toEqual([
      ['首页', 'Home'],
      ['拾光书院：在线课程，按自己的节奏学习。', '拾光书院: online courses, at your own pace.'],
      ['按自己的节奏，学会一件真正用得上的事。', 'Learn something you will really use, at your own pace.'],
      ['看看课程', 'See the courses'],
      ['最新课程', 'New courses'],
      ['怎么学', 'How it works'],
      ['先试学', 'Try it first'],
      ['打开课程，从标有“试学”的一课开始。', 'Open a course and start with a lesson marked as a trial.'],
      ['再购买', 'Then buy'],
      ['合适再买，付款后立即开始。', 'Buy it if it suits you, and begin as soon as it is paid.'],
      ['随时学', 'Learn any time'],
      ['进度自动保存，下次从停下的地方继续。', 'Your place is kept, so you go on where you stopped.'],
    ]);
  });

  it('ADR-299: the page about the shop asks to be written to', () => {
    expect(textsIn('page/about')).toEqual([
      ['关于我们', 'About us'],
      [
        '<h2>关于拾光书院</h2><p>这里是我们的课程、老师和联系方式。有问题，随时来问。</p>',
        '<h2>About 拾光书院</h2><p>Our courses, our teachers and how to reach us. Questions are always welcome.</p>',
      ],
    ]);
  });

  it('D44: a name with marks of HTML in it stays a name', () => {
    const html = JSON.stringify(bodyOf('page/about', '<img src=x>'));
    expect(html).toContain('&lt;img src=x&gt;');
    expect(html).not.toContain('<img');
  });

  it('D32, M82-M85: the navbar leads to the pages, the search, the records and what was bought', () => {
    expect(textsIn('navbar/main')).toEqual([
      ['首页', 'Home'],
      ['课程', 'Courses'],
      ['关于我们', 'About'],
      ['学习记录', 'My learning'],
      ['已购', 'Purchases'],
      ['搜索课程', 'Search courses'],
    ]);
    expect(at('navbar/main', '/basic')).toMatchObject({
      is_show_search: 0,
      is_show_learning: 1,
      is_show_my_purchase: 1,
      jump_url: '/',
    });
  });

  it('M92, M95: the footer leads to the courses and to the page about the shop, and names it', () => {
    expect(textsIn('footer/main')).toEqual([
      ['全部课程', 'All courses'],
      ['关于我们', 'About us'],
    ]);
    expect(at('footer/main', '/template_code')).toBe('template1');
    expect(at('footer/main', '/data/copyright')).toBe('© 拾光书院');
  });

  it('D31: every way leads to the home page, to the courses, or to a page that is there', () => {
    const HOME = 1;
    const PAGE = 3;
    const COURSES = 13;
    const links = all().flatMap(({ body }) => within(body, (one) => 'link_type' in one));
    const to = links.map(({ link_type: type, link_id: id }) => (type === PAGE ? `page/${String(id)}` : type));
    expect(to).toEqual([COURSES, COURSES, HOME, COURSES, 'page/about', COURSES, 'page/about']);
  });
});
