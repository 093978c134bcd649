/** What a new shop looks like on its first day: complete, in both languages, and free of words its merchant would have to take out. */
import type { Text } from '#schemas/page/text.ts';
import type { ConfigDocument } from '#server/areas/pages/area.ts';
import { escapeHtml } from '#server/kernel/http/escape.ts';
import { PLAIN_LOOK, type FirstLook } from './first-look.ts';

const text = (cn: string, en: string) => ({ cn, en });
/** A sentence in both languages around the name. */
const around = (name: Text, cn: (name: string) => string, en: (name: string) => string) =>
  typeof name === 'string' ? text(cn(name), en(name)) : text(cn(name.cn), en(name.en));
const COURSES = { link_type: 13 };
const ABOUT = { link_type: 3, link_id: 'about' };

function home(name: Text, { banner, picture }: FirstLook): object {
  return {
    schema_version: 1,
    id: 'home',
    kind: 'home',
    title: text('首页', 'Home'),
    seo: {
      description: around(
        name,
        (cn) => `${cn}：在线课程，按自己的节奏学习。`,
        (en) => `${en}: online courses, at your own pace.`,
      ),
    },
    regions: {
      main: [
        {
          id: 'hero',
          kind: 'banner',
          v: 2,
          props: {
            ...banner,
            slides: [
              {
                image: picture,
                title: name,
                subtitle: text(
                  '按自己的节奏，学会一件真正用得上的事。',
                  'Learn something you will really use, at your own pace.',
                ),
                button: text('看看课程', 'See the courses'),
                link: COURSES,
              },
            ],
            seconds: 0,
          },
        },
        {
          id: 'courses',
          kind: 'goods-list',
          v: 1,
          props: {
            title: text('最新课程', 'New courses'),
            more: COURSES,
            query: { source: 'new', limit: 8 },
          },
        },
        {
          id: 'how',
          kind: 'steps',
          v: 1,
          props: {
            title: text('怎么学', 'How it works'),
            steps: [
              {
                title: text('先试学', 'Try it first'),
                text: text(
                  '打开课程，从标有“试学”的一课开始。',
                  'Open a course and start with a lesson marked as a trial.',
                ),
              },
              {
                title: text('再购买', 'Then buy'),
                text: text(
                  '合适再买，付款后立即开始。',
                  'Buy it if it suits you, and begin as soon as it is paid.',
                ),
              },
              {
                title: text('随时学', 'Learn any time'),
                text: text(
                  '进度自动保存，下次从停下的地方继续。',
                  'Your place is kept, so you go on where you stopped.',
                ),
              },
            ],
          },
        },
      ],
    },
  };
}

function about(name: Text): object {
  const html = around(
    name,
    (cn) => `<h2>关于${escapeHtml(cn)}</h2><p>这里是我们的课程、老师和联系方式。有问题，随时来问。</p>`,
    (en) =>
      `<h2>About ${escapeHtml(en)}</h2><p>Our courses, our teachers and how to reach us. Questions are always welcome.</p>`,
  );
  return {
    schema_version: 1,
    id: 'about',
    kind: 'micro',
    title: text('关于我们', 'About us'),
    regions: { main: [{ id: 'words', kind: 'rich-text', v: 1, props: { html } }] },
  };
}

function navbar(): object {
  return {
    nav_list: [
      { title: text('首页', 'Home'), link_type: 1 },
      { title: text('课程', 'Courses'), ...COURSES },
      { title: text('关于我们', 'About'), ...ABOUT },
    ],
    basic: {
      is_show_search: 0,
      is_show_learning: 1,
      is_show_my_purchase: 1,
      jump_url: '/',
      learning_title: text('学习记录', 'My learning'),
      my_purchase_title: text('已购', 'Purchases'),
      search_title: text('搜索课程', 'Search courses'),
    },
  };
}

function footer(name: Text): object {
  return {
    template_code: 'template1',
    data: {
      nav_lists: [
        { title: text('全部课程', 'All courses'), ...COURSES },
        { title: text('关于我们', 'About us'), ...ABOUT },
      ],
      copyright: typeof name === 'string' ? `© ${name}` : text(`© ${name.cn}`, `© ${name.en}`),
    },
  };
}

/** @param look the colours and the kind of banner it begins with */
export function startingDocuments(name: Text, look: FirstLook = PLAIN_LOOK): ConfigDocument[] {
  return [
    { kind: 'page', id: 'home', body: home(name, look) },
    { kind: 'page', id: 'about', body: about(name) },
    { kind: 'navbar', id: 'main', body: navbar() },
    { kind: 'footer', id: 'main', body: footer(name) },
    { kind: 'theme', id: 'main', body: look.theme },
  ];
}
