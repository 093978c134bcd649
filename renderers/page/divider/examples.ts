/** Named configs of the divider. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

export const examples: RendererExample<StoredPropsOf<typeof definition>>[] = [
  { name: 'minimal', props: {} },
  { name: 'dashed', props: { look: 'dashed' } },
  { name: 'short', props: { width: 'short' } },
  { name: 'dots', props: { look: 'dots' } },
];
