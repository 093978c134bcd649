/** Named configs of an agreement. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

export const examples: RendererExample<StoredPropsOf<typeof definition>>[] = [
  { name: 'typical', props: { agreement: 'privacy', language: 'cn' } },
  { name: 'english', props: { agreement: 'privacy', language: 'en' } },
  { name: 'charge', props: { agreement: 'charge', language: 'cn' } },
  { name: 'merchant', props: { agreement: 'merchant_privacy', language: 'en' } },
];
