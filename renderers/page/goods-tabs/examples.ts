/** Named configs of goods in tabs, with the goods a shop server would answer for the first. */
import type { GoodsCard } from '#schemas/content/goods-card.ts';
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Example = RendererExample<StoredPropsOf<typeof definition>>;
type Tabs = Example['props']['tabs'];

const CARD: GoodsCard = {
  id: 'course_1',
  type: 50,
  title: '一句话，一页纸，一本书',
  summary: '',
  cover: '/demo/covers/fifty-two-letters.svg',
  price: 19900,
  line_price: 0,
  pay_state: 1,
  marketing_type: 0,
  marketing_end_ts: 0,
  student_count: 3260,
  lesson_count: 20,
  teacher: '林晚舟',
  alive_state: -1,
  start_ts: 0,
  svip_free: false,
};

const COVERS = ['fifty-two-letters', 'three-hundred-words', 'first-draft-night', 'build-from-zero'];
export const cards = (count: number, change: Partial<GoodsCard> = {}): GoodsCard[] =>
  Array.from({ length: count }, (_, index) => ({
    ...CARD,
    id: `course_${index}`,
    cover: `/demo/covers/${COVERS[index % COVERS.length] ?? ''}.svg`,
    price: index * 4900,
    pay_state: index === 0 ? 0 : 1,
    ...change,
  }));

const answer = (list: GoodsCard[]) => ({ first: { lists: [list] } });

const TABS: Tabs = [
  { title: { cn: '写作', en: 'Writing' }, query: { source: 'tag', tag_id: 'writing', limit: 4 } },
  { title: { cn: '摄影', en: 'Photography' }, query: { source: 'tag', tag_id: 'photography', limit: 4 } },
  { title: { cn: '最新', en: 'Newest' }, query: { source: 'new', limit: 4 } },
];
const head = {
  title: { cn: '按方向挑', en: 'Pick by subject' },
  subtitle: { cn: '每个方向，编辑部都留了四门', en: 'Four from each, kept by our editors' },
};

export const examples: Example[] = [
  { name: 'empty', props: { ...head, tabs: TABS }, data: answer([]) },
  {
    name: 'minimal',
    props: {
      tabs: [
        { title: { cn: '热门', en: 'Popular' }, query: { source: 'hot', limit: 1 } },
        { title: { cn: '专栏', en: 'Columns' }, query: { source: 'type', type: 6, limit: 1 } },
      ],
    },
    data: answer(cards(1)),
  },
  { name: 'typical', props: { ...head, tabs: TABS }, data: answer(cards(4)) },
  { name: 'pill', props: { ...head, tabs: TABS, look: 'pill', columns: 3 }, data: answer(cards(6)) },
  {
    name: 'maximal',
    props: {
      ...head,
      look: 'pill',
      columns: 5,
      tabs: Array.from({ length: 8 }, (_, index) => ({
        title: { cn: `第 ${index + 1} 类`, en: `Shelf ${index + 1}` },
        query: { source: 'manual', ids: ['course_1'], limit: 10 },
        link: { link_type: 3, link_id: 'shelf' },
      })),
    },
    data: answer(cards(10)),
  },
  {
    name: 'long-text',
    props: {
      title: {
        cn: '一个写得很长的标题，用来看看它怎样折行',
        en: 'A title that is rather long, to see how it wraps',
      },
      subtitle: { cn: '副标题也很长。'.repeat(10), en: 'The subtitle is long too. '.repeat(5) },
      tabs: Array.from({ length: 8 }, () => ({
        title: { cn: '名字写满了二十四个字的选项卡会换到下一行去', en: 'A tab with a long name' },
        query: { source: 'tag', tag_id: 'writing', limit: 4 } as const,
      })),
    },
    data: answer(
      cards(4, { title: 'A course whose name is so long that two lines cannot hold it '.repeat(2) }),
    ),
  },
  { name: 'broken-image', props: { tabs: TABS }, data: answer(cards(4, { cover: '/demo/covers/gone.svg' })) },
];
