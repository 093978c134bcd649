/** Named configs of the no-permission screen. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

export const examples: RendererExample<StoredPropsOf<typeof definition>>[] = [
  { name: 'not-a-member', props: { state: 1 } },
  { name: 'typical', props: { state: 2 } },
  { name: 'not-designated', props: { state: 3 } },
  { name: 'disabled', props: { state: 4 } },
];
