/** Fixed screen: my courses of a training shop (M44, D23). */
import { OWNED_TABS } from '../../content/owned.ts';
import { screen, type FixedScreen } from './fixed-screen.ts';

/** Query `tab`: which of them; all where it names no tab. */
export const trainingMyCourse: FixedScreen = ({ query }) =>
  screen({
    id: 'training-my-course',
    title: { cn: '我的课程', en: 'My courses' },
    kind: 'my-courses',
    props: { tab: OWNED_TABS.find((tab) => tab === query.get('tab')) ?? 'all', place: 'training-my-course' },
  });
