/** Demo shop `enterprise`: an enterprise school (shop_type 6, app id a01…) with the company footer and a long sub-menu. */
import { cornerShop } from '../content/corner/shop.ts';
import { COMPANY_FOOTER, JOB_GUIDES, SCHOOLS } from '../content/corner/enterprise.ts';
import type { BuildDemoShop } from '../demo-shop.ts';

export const enterpriseShop: BuildDemoShop = (now) =>
  cornerShop(
    {
      identity: {
        label: 'enterprise',
        app_id: 'a01enterprise',
        name: { cn: '云麓企业学院', en: 'Cloudfoot School' },
        tagline: { cn: '让一线的经验，成为全公司的能力', en: 'What one team knows, the whole company can' },
        description: {
          cn: '云麓企业学院：制造、质量与班组管理课程。',
          en: 'Cloudfoot School: courses in making, quality and leading a shift.',
        },
      },
      about: {
        cn: '企业学院：公司页脚，四十项长菜单',
        en: 'Enterprise school: company footer and a forty-item sub-menu',
      },
      facts: { version_type: 3, shop_type: 6 },
      look: { preset: 'workshop' },
      goods: () => [
        {
          key: 'lean-shift',
          kind: 'e_course',
          title: { cn: '精益班组：从交接班开始', en: 'The lean shift starts at handover' },
          summary: {
            cn: '十二课，把十五分钟的交接做对。',
            en: 'Twelve lessons on fifteen minutes that matter.',
          },
          teacher: { cn: '制造学院', en: 'School of Making' },
          price: 0,
          students: 1260,
          lessons: 12,
          tags: ['making', 'supply'],
          age: 40,
        },
        {
          key: 'five-whys',
          kind: 'video',
          title: { cn: '五个为什么，问到根上', en: 'Five whys, down to the root' },
          summary: { cn: '三个车间里的真实案例。', en: 'Three true stories from the floor.' },
          teacher: { cn: '质量部', en: 'Quality Office' },
          price: 0,
          students: 980,
          tags: ['quality'],
          age: 22,
        },
        {
          key: 'team-lead-letters',
          kind: 'column',
          title: { cn: '写给新班组长的十封信', en: 'Ten letters to a new team lead' },
          summary: {
            cn: '第一次带人，先从听开始。',
            en: 'Leading for the first time begins with listening.',
          },
          teacher: { cn: '人才发展部', en: 'People Office' },
          price: 0,
          students: 743,
          lessons: 10,
          tags: ['people'],
          age: 75,
        },
        {
          key: 'reading-a-gauge',
          kind: 'image_text',
          title: { cn: '看懂一块表：读数里的门道', en: 'Reading a gauge' },
          summary: { cn: '误差、量程和手感。', en: 'Error, range and the feel of it.' },
          teacher: { cn: '质量部', en: 'Quality Office' },
          price: 0,
          students: 511,
          tags: ['quality'],
          age: 12,
        },
      ],
      nav: [JOB_GUIDES],
      tags: SCHOOLS,
      hotWords: [
        { cn: '班组', en: 'shift' },
        { cn: '质量', en: 'quality' },
        { cn: '班组长', en: 'team lead' },
        { cn: '读数', en: 'gauge' },
      ],
      footer: COMPANY_FOOTER,
      people: ['learner', 'owner', 'newcomer', 'designated'],
    },
    now,
  );
