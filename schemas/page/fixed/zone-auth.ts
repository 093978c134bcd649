/** Fixed screen: access to this zone. */
import { openingSoon } from './opening-soon.ts';

export const zoneAuth = openingSoon({
  id: 'zone-auth',
  title: { cn: '专区访问验证', en: 'Access to this zone' },
  about: {
    cn: '受保护的专区需要验证后才能进入。',
    en: 'A protected zone asks who you are before it opens.',
  },
});
