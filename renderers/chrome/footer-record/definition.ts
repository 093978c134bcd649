/** The last lines of every footer: filing, copyright, complaint, support (M94-M96). */
import { FooterRecordPropsSchema } from '#schemas/page/chrome-props.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'footer-record',
  family: 'chrome',
  title: { cn: '页脚备案信息', en: 'Footer record' },
  description: { cn: '版权、备案、投诉与技术支持', en: 'Copyright, filing, complaint and technical support' },
  offers: 'chrome',
  hydrate: 'never',
  props: FooterRecordPropsSchema,
});
