/** Named configs of the account of a merchant. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

export const examples: RendererExample<StoredPropsOf<typeof definition>>[] = [
  { name: 'minimal', props: { tab: 'autoRegister' } },
  { name: 'typical', props: { tab: 'autoRegister' } },
];
