/** Named configs of the continue strip, with what a shop server would answer. */
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import type { learnNextGet } from '#schemas/api/learning/records.ts';
import { EXAMPLE_NEXT } from '#schemas/content/example-goods.ts';
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Example = RendererExample<StoredPropsOf<typeof definition>>;
type Next = DataOf<typeof learnNextGet>['list'][number];

const answer = (list: Next[]) => ({ next: { list, server_ts: 1_795_435_200 } });
const ALONE = { product_id: '', product_type: 0, product_title: '', number: 0, lesson_count: 0 };
const LONG = 'A title so long that it has to end before it is over 一个很长很长的标题';

export const examples: Example[] = [
  { name: 'empty', props: {}, data: answer([]) },
  { name: 'minimal', props: {}, data: answer([{ ...EXAMPLE_NEXT, ...ALONE, cover: '', seconds_left: 0 }]) },
  { name: 'typical', props: {}, data: answer([EXAMPLE_NEXT]) },
  {
    name: 'maximal',
    props: {},
    data: answer([{ ...EXAMPLE_NEXT, title: LONG, product_title: LONG, number: 120, lesson_count: 240 }]),
  },
];
