/** Named configs of the spacer. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

export const examples: RendererExample<StoredPropsOf<typeof definition>>[] = [
  { name: 'minimal', props: {} },
  { name: 'smallest', props: { size: 'xs' } },
  { name: 'maximal', props: { size: 'xl' } },
];
