/** Fixed screen: an exam (D26, D85). */
import { isId } from '../../id.ts';
import { screen, type FixedScreen } from './fixed-screen.ts';

export const exam: FixedScreen = ({ params: { id } }) =>
  screen({
    id: 'exam',
    title: { cn: '考试', en: 'Exam' },
    kind: 'exam-page',
    props: { mode: 'exam', id: isId(id) ? id : 'none' },
  });
