/** Named configs of the not-supported screen: each type it has a name for, and what strangers may write. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Example = RendererExample<StoredPropsOf<typeof definition>>;

const NAMED: Readonly<Record<string, number>> = {
  community: 7,
  ebook: 20,
  physical: 21,
  'super-vip': 23,
  offline: 29,
  'small-class': 31,
  'big-class': 35,
  'paid-coupon': 41,
  'lesson-pack': 42,
  'ai-course': 45,
  service: 68,
};

export const examples: Example[] = [
  { name: 'minimal', props: {} },
  { name: 'typical', props: { id: 'g_1', type: 21, name: '三行日记本' } },
  { name: 'unknown-type', props: { id: 'x_1', type: 999 } },
  ...Object.entries(NAMED).map(([name, type]): Example => ({ name, props: { id: 'x_1', type } })),
  {
    name: 'long-text',
    props: {
      id: 'g_1',
      type: 21,
      name: '一件名字写得特别长的商品，长到要折成两行还没有说完 and then some more in English…',
    },
  },
];
