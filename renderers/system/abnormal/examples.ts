/** Named configs of the abnormal-situation screen. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

export const examples: RendererExample<StoredPropsOf<typeof definition>>[] = [
  { name: 'minimal', props: {} },
  { name: 'typical', props: { code: '50000', request_id: 'req-7f3a1c' } },
  {
    name: 'long-text',
    props: {
      title: { cn: '课程内容加载失败', en: 'The course could not be loaded' },
      hint: {
        cn: '网络可能不稳定，或服务正在升级。请稍后重试；如果一直无法打开，请把编号告诉客服，我们会尽快处理。',
        en: 'The network may be unstable, or the service is being upgraded. Try again in a moment; if it keeps failing, send us the number below and we will look into it.',
      },
      code: '50000',
    },
  },
];
