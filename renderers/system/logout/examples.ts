/** Named configs of the logout screen. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

export const examples: RendererExample<StoredPropsOf<typeof definition>>[] = [
  { name: 'minimal', props: { at_once: false } },
  { name: 'typical', props: { at_once: true } },
];
