/** Fixed screen: everything the learner may study now (D23). */
import { OWNED_TABS } from '../../content/owned.ts';
import { screen, type FixedScreen } from './fixed-screen.ts';

/** Query `tab`: which of them; all where it names no tab. */
export const myCourses: FixedScreen = ({ query }) =>
  screen({
    id: 'my-courses',
    title: { cn: '我的课程', en: 'My courses' },
    kind: 'my-courses',
    props: { tab: OWNED_TABS.find((tab) => tab === query.get('tab')) ?? 'all', place: 'my-courses' },
  });
