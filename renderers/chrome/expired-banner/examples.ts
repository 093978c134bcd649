/** Named configs of the expired-shop banner; it has none of its own, so each example shows the same. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

export const examples: RendererExample<StoredPropsOf<typeof definition>>[] = [
  { name: 'minimal', props: {} },
  { name: 'typical', props: {} },
];
