/** Named configs of the frame. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

const FILM = 'https://player.bilibili.com/player.html?bvid=BV1GJ411x7h7&page=1&autoplay=0';

export const examples: RendererExample<StoredPropsOf<typeof definition>>[] = [
  { name: 'minimal', props: { url: FILM, title: { cn: '课程预告片', en: 'Trailer of the course' } } },
  {
    name: 'typical',
    props: {
      url: 'https://v.qq.com/txp/iframe/player.html?vid=r0016w5wxcw',
      title: { cn: '三分钟看懂这门课', en: 'The course in three minutes' },
      caption: {
        cn: '老师在书房里讲这门课从哪里来、适合谁学。',
        en: 'The teacher at home: where the course comes from and whom it is for.',
      },
    },
  },
  {
    name: 'maximal',
    props: {
      url: 'https://player.youku.com/embed/XNDI1ODU2MTEyMA==',
      title: { cn: '开学典礼全程回放', en: 'The opening ceremony in full' },
      caption: { cn: '二〇二六年秋季，杭州。', en: 'Autumn 2026, Hangzhou.' },
      show_title: true,
      ratio: 'cinema',
      width: 'page',
    },
  },
  {
    name: 'map',
    props: {
      url: 'https://www.openstreetmap.org/export/embed.html?bbox=120.12%2C30.23%2C120.18%2C30.27&layer=mapnik',
      title: { cn: '线下教室怎么走', en: 'The way to our classroom' },
      caption: {
        cn: '杭州市西湖边，地铁一号线下车步行五分钟。',
        en: 'By the West Lake, five minutes from line 1.',
      },
      ratio: 'standard',
    },
  },
  {
    name: 'untitled-square',
    props: { url: FILM, title: { cn: '竖屏短片', en: 'A short film' }, show_title: false, ratio: 'square' },
  },
  {
    name: 'long-text',
    props: {
      url: FILM,
      title: {
        cn: '一个写得很长的标题，说明它在自己的位置里会自然折行，既不溢出也不会被截断，下面的播放器照样保持它的比例',
        en: 'A title of many words that wraps where it stands while the frame keeps its shape',
      },
      caption: {
        cn: '说明文字也可以写得很长，它会在来源的左边折行。'.repeat(6),
        en: 'A caption may run on, too: it wraps beside its source. '.repeat(2),
      },
    },
  },
];
