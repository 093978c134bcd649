/** Named configs of the first password. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

export const examples: RendererExample<StoredPropsOf<typeof definition>>[] = [
  { name: 'typical', props: {}, data: { create: {} } },
  { name: 'refused', props: {} },
];
