/** Named configs of the footer's ways of contact. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Props = StoredPropsOf<typeof definition>;

const typical: Props = {
  qr_image: '/demo/art/account-code.svg',
  microblog_url: 'https://weibo.example.com/lumen',
  qq_url: 'https://qq.example.com/lumen',
  text1: { cn: '学习路上，随时找我们', en: 'We are here while you learn' },
  text2: { cn: '客服在线时间：每天 9:00-21:00', en: 'Service hours: 9:00-21:00 every day' },
};

export const examples: RendererExample<Props>[] = [
  { name: 'empty', props: {} },
  { name: 'minimal', props: { text1: { cn: '客服邮箱 care@example.com', en: 'Write to care@example.com' } } },
  { name: 'typical', props: typical },
  { name: 'links-only', props: { microblog_url: 'https://weibo.example.com/lumen' } },
  {
    name: 'shop-code',
    props: {
      shop_url: 'https://knowledge.example.com/',
      text1: { cn: '在手机上接着学', en: 'Keep learning on your phone' },
    },
  },
  {
    name: 'long-text',
    props: {
      ...typical,
      text1: {
        cn: '购课咨询、发票开具、学习证书与退款申请，请在工作时间联系我们的学习顾问，通常十分钟之内会得到答复',
        en: 'For advice before you buy, invoices, certificates and refunds, talk to our advisers; most answers take ten minutes',
      },
    },
  },
  { name: 'broken-image', props: { ...typical, qr_image: '/missing/qr.png' } },
];
