/** Named configs of the class. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

export const examples: RendererExample<StoredPropsOf<typeof definition>>[] = [
  { name: 'minimal', props: { goods_id: 'g' } },
  { name: 'typical', props: { goods_id: 'p_1' } },
];
