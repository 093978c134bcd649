/** Named configs of the video. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

const FILM = '/demo/media/window-light.mp4';
const TITLE = { cn: '一扇窗，三种光', en: 'One window, three kinds of light' };

export const examples: RendererExample<StoredPropsOf<typeof definition>>[] = [
  { name: 'minimal', props: { url: FILM, title: TITLE } },
  {
    name: 'typical',
    props: {
      url: FILM,
      title: TITLE,
      caption: {
        cn: '程野川的第一课：二十四秒，看懂正面光、侧光和逆光。',
        en: 'The first lesson with Cheng Yechuan: front, side and back light in twenty-four seconds.',
      },
      poster: '/demo/media/window-light.webp',
      captions: [
        { locale: 'cn', url: '/demo/media/window-light.cn.vtt' },
        { locale: 'en', url: '/demo/media/window-light.en.vtt' },
      ],
    },
  },
  {
    name: 'maximal',
    props: {
      url: FILM,
      title: TITLE,
      caption: {
        cn: '整页宽，循环播放，字幕默认关闭。',
        en: 'As wide as the page, in a loop, captions off.',
      },
      show_title: true,
      poster: '/demo/media/window-light.webp',
      captions: [
        { locale: 'cn', url: '/demo/media/window-light.cn.vtt' },
        { locale: 'en', url: '/demo/media/window-light.en.vtt' },
      ],
      captions_on: false,
      ratio: 'cinema',
      width: 'page',
      autoplay: false,
      loop: true,
    },
  },
  {
    name: 'silent-loop',
    props: {
      url: FILM,
      title: { cn: '窗边的光', en: 'Light by the window' },
      show_title: false,
      poster: '/demo/media/window-light.webp',
      autoplay: true,
      loop: true,
    },
  },
  {
    name: 'tall',
    props: {
      url: FILM,
      title: { cn: '竖屏短片', en: 'A film held upright' },
      ratio: 'tall',
      poster: '/demo/media/window-light.webp',
    },
  },
  {
    name: 'long-text',
    props: {
      url: FILM,
      poster: '/demo/media/window-light.webp',
      title: {
        cn: '一个写得很长的标题，说明它在自己的位置里会自然折行，既不溢出也不会被截断，下面的视频照样保持它的比例',
        en: 'A title of many words that wraps while the film below it keeps its shape',
      },
      caption: {
        cn: '说明文字也可以写得很长，它会在视频下面自然折行。'.repeat(6),
        en: 'A caption may run on, too: it wraps below the film. '.repeat(2),
      },
    },
  },
  {
    name: 'broken-file',
    props: {
      url: '/demo/media/gone.mp4',
      title: { cn: '文件已失效', en: 'A file that is gone' },
      poster: '/demo/media/window-light.webp',
    },
  },
  {
    name: 'broken-image',
    props: {
      url: FILM,
      title: { cn: '封面已失效', en: 'A poster that is gone' },
      poster: '/demo/media/gone.webp',
    },
  },
];
