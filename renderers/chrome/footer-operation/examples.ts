/** Named configs of the operations school's footer. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Props = StoredPropsOf<typeof definition>;

export const examples: RendererExample<Props>[] = [
  {
    name: 'minimal',
    props: { text: '', copyright: { cn: '© 2026 运营学院', en: '© 2026 Operations School' } },
  },
  {
    name: 'typical',
    props: {
      text: { cn: '运营学院 · 陪商家把课卖好', en: 'Operations School · helping shops sell what they teach' },
      copyright: { cn: '© 2026 运营学院', en: '© 2026 Operations School' },
    },
  },
  {
    name: 'long-text',
    props: {
      text: {
        cn: '运营学院由平台发起，面向全部商家开放，提供从开店、装修、选题、定价到直播与社群运营的系统课程，课程内容每季度更新一次，登录即可免费学习。',
        en: 'The operations school is open to every shop. Its courses run from opening and decorating a shop to choosing subjects, pricing, live sessions and communities, are renewed each quarter, and are free once you log in.',
      },
      copyright: { cn: '© 2026 运营学院 保留所有权利', en: '© 2026 Operations School, all rights reserved' },
    },
  },
];
