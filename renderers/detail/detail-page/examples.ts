/** Named configs of the layout: it has no props of its own. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

export const examples: RendererExample<StoredPropsOf<typeof definition>>[] = [
  { name: 'minimal', props: {} },
  { name: 'typical', props: {}, slots: {} },
];
