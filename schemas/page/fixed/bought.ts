/** Fixed screen: what who is here has bought (D76). */
import { OWNED_TABS } from '../../content/owned.ts';
import { screen, type FixedScreen } from './fixed-screen.ts';

/** Query `tab`: which of them; all where it names no tab. */
export const bought: FixedScreen = ({ query }) =>
  screen({
    id: 'bought',
    title: { cn: '已购内容', en: 'My purchases' },
    kind: 'purchases',
    props: { tab: OWNED_TABS.find((tab) => tab === query.get('tab')) ?? 'all' },
  });
