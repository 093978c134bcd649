/** Named configs of the browser-support notice. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

export const examples: RendererExample<StoredPropsOf<typeof definition>>[] = [
  { name: 'minimal', props: {} },
  {
    name: 'typical',
    props: {
      title: { cn: '请更换浏览器', en: 'Please change your browser' },
      tip: {
        cn: '当前浏览器无法播放直播和回放，推荐使用 Chrome。',
        en: 'Live sessions and replays do not play in this browser; we recommend Chrome.',
      },
      download_url: 'https://www.google.cn/chrome/',
    },
  },
];
