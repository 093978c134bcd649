/** Named configs of the summary. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { Teacher } from '#schemas/content/detail.ts';
import type { definition } from './definition.ts';

type Props = StoredPropsOf<typeof definition>;

const TEACHER: Teacher = {
  id: 'lin',
  name: '林晚舟',
  title: '写作 · 图书编辑',
  portrait: '/demo/avatars/lin.svg',
  about: '编了二十年别人的书，最会改的是第一段。',
  goods_count: 6,
  page_id: 'teacher-lin-wanzhou',
};

const INTRODUCTION: Props['introduction'] = {
  type: 'root',
  children: [
    {
      type: 'element',
      tagName: 'h2',
      properties: {},
      children: [{ type: 'text', value: '学完以后，你会写得短一点、准一点' }],
    },
    {
      type: 'element',
      tagName: 'p',
      properties: {},
      children: [
        {
          type: 'text',
          value: '一周一封信，从一个句子的重心，到一本书的骨架。每一封都附一个当天能写完的练习。',
        },
      ],
    },
  ],
};

export const examples: RendererExample<Props>[] = [
  { name: 'minimal', props: { introduction: INTRODUCTION, teachers: [] } },
  { name: 'typical', props: { introduction: INTRODUCTION, teachers: [TEACHER] } },
  {
    name: 'maximal',
    props: {
      introduction: INTRODUCTION,
      teachers: [
        TEACHER,
        { ...TEACHER, id: 'shen', name: '沈知行', portrait: '', page_id: '', title: '产品 · 连续创业者' },
        {
          ...TEACHER,
          id: '',
          name: 'A guest whose name is all that is known',
          title: '',
          about: '',
          goods_count: 0,
          page_id: '',
        },
      ],
    },
  },
];
