/** Named configs of the contact cards. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { Card, definition } from './definition.ts';

const CARDS: Card[] = [
  {
    title: { cn: '添加学习助教', en: 'Add a study tutor' },
    text: {
      cn: '选课、退款、开发票，都可以问。\n工作日 9:00–21:00 在线。',
      en: 'Ask about courses, refunds and invoices.\nOn weekdays from 9:00 to 21:00.',
    },
    qr_text: 'https://example.com/tutor',
    hint: { cn: '微信扫一扫', en: 'Scan with WeChat' },
    account: 'lectern-tutor',
    phone: '400-800-1234',
  },
  {
    title: { cn: '加入读书群', en: 'Join the reading group' },
    text: { cn: '每周一本，周日晚上一起聊。', en: 'A book a week, and a talk about it on Sunday night.' },
    qr_text: 'https://example.com/reading',
    hint: { cn: '扫码进群', en: 'Scan to join' },
  },
  {
    title: { cn: '企业采购', en: 'For teams' },
    text: { cn: '十人以上有专属方案。', en: 'An offer of its own from ten people up.' },
    qr_text: 'https://example.com/teams',
    hint: { cn: '扫码留下需求', en: 'Scan and tell us' },
    phone: '+86 755 1234 5678',
  },
];

export const examples: RendererExample<StoredPropsOf<typeof definition>>[] = [
  {
    name: 'minimal',
    props: { cards: [{ title: { cn: '客服电话', en: 'Call us' }, phone: '400-800-1234' }] },
  },
  {
    name: 'typical',
    props: {
      title: { cn: '有问题，找我们', en: 'Ask us anything' },
      subtitle: { cn: '真人回复，通常在十分钟以内。', en: 'People answer, mostly within ten minutes.' },
      cards: CARDS.slice(0, 1),
    },
  },
  { name: 'two-cards', props: { cards: CARDS.slice(0, 2) } },
  {
    name: 'maximal',
    props: {
      title: { cn: '联系我们', en: 'Three ways to reach us' },
      subtitle: { cn: '选一个顺手的方式。', en: 'Take the one that suits you.' },
      cards: CARDS,
    },
  },
  {
    name: 'plain-code',
    props: {
      cards: [{ title: { cn: '到店口令', en: 'Word for the door' }, qr_text: 'LECTERN-2024-OPEN-DOOR' }],
    },
  },
  {
    name: 'long-text',
    props: {
      cards: CARDS.map((card) => ({
        ...card,
        title: {
          cn: '一个写得很长很长的联系方式标题，看看它怎样折行',
          en: 'A way to reach us whose name is as long as it may be',
        },
        text: { cn: '说明也写得很长。'.repeat(25), en: 'There is much to say. '.repeat(10) },
        hint: { cn: '打开微信扫一扫，添加时请备注姓名', en: 'Scan, and tell us your name when asked' },
        account: 'a-very-long-account-name-without-any-break-in-it-at-all',
      })),
    },
  },
  {
    name: 'broken-image',
    props: {
      cards: [
        {
          title: { cn: '图片丢失', en: 'Picture lost' },
          qr_image: '/demo/covers/gone.svg',
          account: 'lectern',
        },
        { title: { cn: '没有图片', en: 'No picture' }, qr_image: '', phone: '400-800-1234' },
      ],
    },
  },
];
