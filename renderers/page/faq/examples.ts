/** Named configs of the questions. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Props = StoredPropsOf<typeof definition>;

const ITEMS: Props['items'] = [
  {
    question: { cn: '买了课程可以看多久？', en: 'How long can I watch a course I bought?' },
    answer: {
      cn: '没有时间限制。课程更新后，你会自动看到新的章节。',
      en: 'For as long as you like. New chapters appear by themselves.',
    },
  },
  {
    question: { cn: '手机和电脑都能学吗？', en: 'Can I learn on my phone and on my computer?' },
    answer: {
      cn: '可以。用同一个账号登录，学习进度会自动同步。',
      en: 'Yes. Log in with one account and your progress follows you.',
    },
  },
  {
    question: { cn: '不满意可以退款吗？', en: 'Can I have my money back?' },
    answer: {
      cn: '购买七天内，学习进度不超过两成的课程可以申请退款。\n训练营开营以后不支持退款，但可以转到下一期。',
      en: 'Within seven days, where less than a fifth was watched.\nCamps that have begun cannot be refunded, but moved to the next term.',
    },
  },
  {
    question: { cn: '可以开发票吗？', en: 'Can I have an invoice?' },
    answer: {
      cn: '可以，在“已购”里找到订单，点击“申请发票”。',
      en: 'Yes: find the order under “Purchases” and ask for one.',
    },
  },
];

export const examples: RendererExample<Props>[] = [
  { name: 'minimal', props: { items: ITEMS.slice(0, 1) } },
  {
    name: 'typical',
    props: {
      title: { cn: '常见问题', en: 'Good to know' },
      subtitle: { cn: '没有找到答案？随时联系客服。', en: 'Not what you were looking for? Ask us any time.' },
      items: ITEMS,
    },
  },
  {
    name: 'maximal',
    props: {
      title: { cn: '常见问题', en: 'Good to know' },
      layout: 'stack',
      open_first: false,
      items: Array.from(
        { length: 20 },
        (_, index) => ITEMS[index % ITEMS.length] ?? { question: '?', answer: '!' },
      ),
    },
  },
  {
    name: 'long-text',
    props: {
      title: {
        cn: '一个写得很长的常见问题标题，看看在左侧窄栏里怎样折行',
        en: 'A heading that is long for the narrow column beside the questions',
      },
      items: [
        {
          question: {
            cn: '如果我在购买之后发现课程内容和自己想学的方向不太一样，应该怎样和老师或者客服沟通，才能换成更合适的课程？',
            en: 'If a course turns out to be different from what I hoped to learn, whom should I ask to change it for one that suits me?',
          },
          answer: {
            cn: '请先看看试学章节。'.repeat(40),
            en: 'Please have a look at the trial chapters first. '.repeat(20),
          },
        },
        ...ITEMS,
      ],
    },
  },
];
