/** Named configs of the login of a merchant. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

export const examples: RendererExample<StoredPropsOf<typeof definition>>[] = [
  { name: 'minimal', props: { tab: 'quick' } },
  { name: 'typical', props: { tab: 'quick' } },
];
