/** Named configs of what to know before one buys. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

export const examples: RendererExample<StoredPropsOf<typeof definition>>[] = [
  { name: 'minimal', props: { refund: { days: 0, share: 30, by_request: true, terms: '' } } },
  {
    name: 'typical',
    props: {
      refund: { days: 7, share: 30, by_request: true, terms: '学习进度不超过三分之一时，可申请全额退款。' },
    },
  },
];
