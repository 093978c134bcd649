/** Named configs of the recordings. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition, Track } from './definition.ts';

const BREATHING: Track = {
  url: '/demo/media/breathing.m4a',
  title: { cn: '睡前，先呼吸几次', en: 'A few breaths before sleep' },
  speaker: { cn: '练习 · 吸四秒，呼六秒', en: 'Practice · in for four, out for six' },
  duration: 24,
  cover: '/demo/covers/put-the-day-down.svg',
};
const RAIN: Track = {
  url: '/demo/media/writing-rain.mp3',
  title: { cn: '三百字的雨声', en: 'Rain for three hundred words' },
  speaker: { cn: '写作背景音', en: 'Something to write to' },
  duration: 24,
};

export const examples: RendererExample<StoredPropsOf<typeof definition>>[] = [
  { name: 'minimal', props: { tracks: [{ url: '/demo/media/writing-rain.mp3', title: RAIN.title }] } },
  {
    name: 'typical',
    props: {
      title: { cn: '先听两段', en: 'Listen first' },
      subtitle: { cn: '戴上耳机更好。', en: 'Better with headphones.' },
      tracks: [BREATHING, RAIN],
    },
  },
  {
    name: 'maximal',
    props: {
      title: { cn: '十二段录音', en: 'Twelve recordings' },
      subtitle: { cn: '一次只会播放一段。', en: 'One of them plays at a time.' },
      tracks: Array.from({ length: 12 }, (_, index): Track => ({
        ...(index % 2 === 0 ? BREATHING : RAIN),
        title: { cn: `第 ${index + 1} 段`, en: `Recording ${index + 1}` },
        duration: 24 + index * 911,
      })),
    },
  },
  {
    name: 'long-text',
    props: {
      title: {
        cn: '一个写得很长的标题，说明它在自己的位置里会自然折行，既不溢出也不会被截断，下面的录音照样排好',
        en: 'A title of many words that wraps while the recordings keep their rows',
      },
      tracks: [
        {
          ...BREATHING,
          title: {
            cn: '一段名字写得很长很长的录音，它的名字会折行，控制条仍然留在原来的位置，不会被挤走',
            en: 'A recording whose long name wraps while its controls stay where they are',
          },
          speaker: {
            cn: '主讲人介绍也可以写得长一些，但不超过六十个字',
            en: 'Somebody with a long name, of a long-named place',
          },
        },
      ],
    },
  },
  {
    name: 'broken-file',
    props: {
      tracks: [{ url: '/demo/media/gone.mp3', title: { cn: '文件已失效', en: 'A file that is gone' } }, RAIN],
    },
  },
  {
    name: 'broken-image',
    props: {
      tracks: [
        { ...BREATHING, cover: '/demo/covers/gone.svg' },
        { ...RAIN, cover: '' },
      ],
    },
  },
];
