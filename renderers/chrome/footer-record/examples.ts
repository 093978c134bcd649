/** Named configs of the footer's last lines. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Props = StoredPropsOf<typeof definition>;

const typical: Props = {
  copyright: { cn: '© 2026 拾光书院', en: '© 2026 Lumen Academy' },
  filing: '示例ICP备00000000号-1',
  complaint_url: '/page/complaint',
  support: true,
  support_url: 'https://lectern.example.com/',
};

export const examples: RendererExample<Props>[] = [
  {
    name: 'minimal',
    props: {
      copyright: { cn: '© 2026 拾光书院', en: '© 2026 Lumen Academy' },
      complaint_url: '/page/complaint',
      support: false,
    },
  },
  { name: 'typical', props: typical },
  {
    name: 'maximal',
    props: {
      ...typical,
      police: { code: '示例公网安备 00000000000000号', url: 'https://beian.mps.gov.cn/' },
      licence_url: 'https://licence.example.com/1',
    },
  },
  { name: 'police-without-link', props: { ...typical, police: { code: '示例公网安备 00000000000000号' } } },
  {
    name: 'long-text',
    props: {
      ...typical,
      copyright: {
        cn: '© 2016-2026 拾光书院（杭州）教育科技有限公司 保留所有权利。未经书面许可，任何单位和个人不得转载、录制或传播本站课程内容',
        en: '© 2016-2026 Lumen Academy (Hangzhou) Education Technology Ltd, all rights reserved. No course on this site may be recorded or shared without our written permission',
      },
    },
  },
];
