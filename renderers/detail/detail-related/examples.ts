/** Named configs of related goods. */
import type { GoodsCard } from '#schemas/content/goods-card.ts';
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

const CARD: GoodsCard = {
  id: 'p_1',
  type: 6,
  title: '写作的手艺：五十二封信',
  summary: '',
  cover: '/demo/covers/fifty-two-letters.svg',
  price: 19_900,
  line_price: 29_900,
  pay_state: 1,
  marketing_type: -1,
  marketing_end_ts: 0,
  student_count: 3260,
  lesson_count: 52,
  teacher: '林晚舟',
  alive_state: -1,
  start_ts: 0,
  svip_free: false,
};
const COVERS = [
  'first-draft-night',
  'three-hundred-words',
  'thesis-workshop',
  'blog-era-writing',
  'put-the-day-down',
];
const CARDS = COVERS.map((cover, index) => ({
  ...CARD,
  id: `v_${String(index)}`,
  type: 3,
  cover: `/demo/covers/${cover}.svg`,
}));

export const examples: RendererExample<StoredPropsOf<typeof definition>>[] = [
  { name: 'empty', props: { parents: [], related: [] } },
  { name: 'minimal', props: { parents: [], related: CARDS.slice(0, 1) } },
  { name: 'typical', props: { parents: [], related: CARDS.slice(0, 4) } },
  { name: 'maximal', props: { parents: [CARD], related: CARDS } },
];
