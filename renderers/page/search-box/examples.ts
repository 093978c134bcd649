/** Named configs of the search box. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

const hot = [
  { word: '写作' },
  { word: '产品经理' },
  { word: '摄影' },
  { word: '理财入门' },
  { word: '心理学' },
];

export const examples: RendererExample<StoredPropsOf<typeof definition>>[] = [
  { name: 'minimal', props: { hot: 'none' } },
  { name: 'typical', props: {}, data: { hot } },
  {
    name: 'maximal',
    props: {
      title: { cn: '今天想学点什么？', en: 'What would you like to learn today?' },
      placeholder: { cn: '试试“写作”', en: 'Try “writing”' },
      hot: 'own',
      hot_words: ['写作', '产品', '摄影', '理财', '心理', '亲子', '直播', '训练营', '会员', '电子书'],
      align: 'left',
    },
  },
  { name: 'empty', props: {}, data: { hot: [] } },
  {
    name: 'long-text',
    props: {
      title: {
        cn: '一个写满四十个字的标题，看看它在搜索框上方怎样折行，会不会影响输入',
        en: 'A heading as long as the schema allows',
      },
      placeholder: {
        cn: '一句很长的提示文字，长到输入框里放不下的时候会被安静地截断，不影响输入',
        en: 'A hint so long that the box must cut it',
      },
      hot: 'own',
      hot_words: Array.from({ length: 10 }, (_, index) => ({
        cn: `一个二十字以内的长热搜词汇${index}`,
        en: `A long search word ${index}`,
      })),
    },
  },
];
