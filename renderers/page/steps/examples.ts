/** Named configs of the learning path. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Props = StoredPropsOf<typeof definition>;

const STEPS: Props['steps'] = [
  {
    title: { cn: '打开眼睛', en: 'Open your eyes' },
    text: {
      cn: '用七则短笔记练习观察，找到自己的题材。',
      en: 'Seven short notes to practise looking and find your subject.',
    },
    note: { cn: '第 1 周 · 免费', en: 'Week 1 · free' },
    link: { link_type: 5, link_id: 'writing' },
  },
  {
    title: { cn: '搭起骨架', en: 'Build the bones' },
    text: {
      cn: '从提纲到千字文，学会安排先后与轻重。',
      en: 'From outline to a thousand words: order and weight.',
    },
    note: { cn: '第 2–3 周', en: 'Weeks 2–3' },
    link: { link_type: 5, link_id: 'writing' },
  },
  {
    title: { cn: '反复修改', en: 'Revise' },
    text: {
      cn: '助教逐段点评，删掉一半，意思更清楚。',
      en: 'A tutor reads every paragraph: cut half, say more.',
    },
    note: { cn: '第 4 周', en: 'Week 4' },
    link: { link_type: 5, link_id: 'writing' },
  },
  {
    title: { cn: '公开发表', en: 'Publish' },
    text: {
      cn: '完成一篇可以拿得出手的长文，收录进期刊。',
      en: 'Finish a long piece you are proud of and see it in print.',
    },
    note: { cn: '结营', en: 'Finale' },
  },
];

export const examples: RendererExample<Props>[] = [
  { name: 'minimal', props: { steps: STEPS.slice(0, 2).map(({ title }) => ({ title })) } },
  {
    name: 'typical',
    props: {
      title: { cn: '四步学会写作', en: 'Four steps to writing' },
      subtitle: { cn: '不用天赋，只要每天二十分钟。', en: 'No gift needed, just twenty minutes a day.' },
      steps: STEPS,
    },
  },
  {
    name: 'maximal',
    props: { title: { cn: '八周计划', en: 'Eight weeks' }, steps: [...STEPS, ...STEPS] },
  },
  {
    name: 'long-text',
    props: {
      title: { cn: '五个步骤', en: 'Five steps' },
      steps: [...STEPS, ...STEPS.slice(0, 1)].map((step) => ({
        ...step,
        title: {
          cn: '一个写满四十个字的步骤名称，会在卡片里自然折行，不会溢出也不会被截断',
          en: 'A step whose name takes its forty letters',
        },
        text: {
          cn: '这一步要学的内容写得很多。'.repeat(10),
          en: 'There is much to say about this step. '.repeat(4),
        },
      })),
    },
  },
];
