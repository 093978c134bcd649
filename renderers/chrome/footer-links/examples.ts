/** Named configs of the footer's links. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Props = StoredPropsOf<typeof definition>;

const leaf = (cn: string, en: string, id: string) => ({
  title: { cn, en },
  link: { link_type: 3, link_id: id },
});

export const examples: RendererExample<Props>[] = [
  { name: 'empty', props: { items: [] } },
  { name: 'minimal', props: { items: [leaf('关于我们', 'About us', 'about')] } },
  {
    name: 'typical',
    props: {
      items: [
        leaf('关于我们', 'About us', 'about'),
        leaf('讲师入驻', 'Teach with us', 'teach'),
        leaf('学习帮助', 'Help', 'help'),
        leaf('服务协议', 'Terms', 'terms'),
        leaf('隐私政策', 'Privacy', 'privacy'),
      ],
    },
  },
  {
    name: 'groups',
    props: {
      items: [
        {
          title: { cn: '学习', en: 'Learn' },
          items: [
            leaf('全部课程', 'All courses', 'a'),
            leaf('直播日程', 'Live schedule', 'b'),
            leaf('训练营', 'Camps', 'c'),
          ],
        },
        {
          title: { cn: '关于', en: 'About' },
          items: [leaf('关于我们', 'About us', 'd'), leaf('讲师团队', 'Teachers', 'e')],
        },
        {
          title: { cn: '帮助', en: 'Help' },
          items: [leaf('购买须知', 'Before you buy', 'f'), leaf('退款说明', 'Refunds', 'g')],
        },
        leaf('企业采购', 'For companies', 'h'),
      ],
    },
  },
  {
    name: 'maximal',
    props: {
      items: Array.from({ length: 12 }, (_, index) =>
        leaf(`链接 ${index + 1}`, `Link ${index + 1}`, `l${index}`),
      ),
    },
  },
  {
    name: 'long-text',
    props: {
      items: Array.from({ length: 6 }, (_, index) =>
        leaf(
          '面向企业客户的内容采购与内训合作说明',
          'Buying content for companies and training in house',
          `x${index}`,
        ),
      ),
    },
  },
  {
    name: 'unsafe-link',
    props: { items: [{ title: '只有文字', link: { link_type: 6, link_url: 'https:/\\evil' } }] },
  },
];
