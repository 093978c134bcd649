/** Named configs of the opening-soon screen. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

export const examples: RendererExample<StoredPropsOf<typeof definition>>[] = [
  {
    name: 'minimal',
    props: { title: { cn: '搜索', en: 'Search' }, about: '' },
  },
  {
    name: 'typical',
    props: {
      title: { cn: '学习记录', en: 'Learning records' },
      about: {
        cn: '看过的每一课、学到的进度，都会记在这里。',
        en: 'Every lesson you open and how far you got.',
      },
    },
  },
  {
    name: 'long-text',
    props: {
      title: {
        cn: '面向企业学员的岗位能力地图与学习路径',
        en: 'Skill maps and learning paths for people in companies',
      },
      about: {
        cn: '按岗位查看需要掌握的能力，选择适合自己的学习路径，并与同事一起完成阶段任务和测评，随时了解自己的进步。',
        en: 'See what each job asks for, choose a path that fits, finish tasks and exams with colleagues, and watch how far you have come.',
      },
    },
  },
];
