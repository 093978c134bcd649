/** Named configs of the shop-blocked screen. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

export const examples: RendererExample<StoredPropsOf<typeof definition>>[] = [
  { name: 'closed', props: { state: 1, page: 1 } },
  { name: 'closed-detail', props: { state: 1, page: 2 } },
  { name: 'closed-live', props: { state: 1, page: 3 } },
  { name: 'expired', props: { state: 2, page: 1 } },
  { name: 'sealed', props: { state: 3, page: 1 } },
];
