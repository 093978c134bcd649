/** Fixed screen: learning records (M24). */
import { RECORD_PARTS } from '../../learning/record-tabs.ts';
import { screen, type FixedScreen } from './fixed-screen.ts';

/** Query `tab`: which of them; all where it names no tab. */
export const record: FixedScreen = ({ query }) =>
  screen({
    id: 'record',
    title: { cn: '学习记录', en: 'Learning records' },
    kind: 'learning-records',
    props: { tab: RECORD_PARTS.find((tab) => tab === query.get('tab')) ?? 'all' },
  });
