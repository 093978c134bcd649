/** Fixed screen: a practice (D84). */
import { isId } from '../../id.ts';
import { screen, type FixedScreen } from './fixed-screen.ts';

export const practice: FixedScreen = ({ params: { id } }) =>
  screen({
    id: 'practice',
    title: { cn: '练习', en: 'Practice' },
    kind: 'exam-page',
    props: { mode: 'practice', id: isId(id) ? id : 'none' },
  });
