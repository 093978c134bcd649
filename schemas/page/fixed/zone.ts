/** Fixed screen: zone. */
import { openingSoon } from './opening-soon.ts';

export const zone = openingSoon({
  id: 'zone',
  title: { cn: '专区', en: 'Zone' },
  about: {
    cn: '专区有自己的页面、目录和访问权限。',
    en: 'A zone has pages, a catalogue and access rules of its own.',
  },
});
