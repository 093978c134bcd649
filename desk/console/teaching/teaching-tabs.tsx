/** The parts of teaching, as links beside each list's title. */
import { useTranslation } from '#i18n/use-translation.ts';
import { CONSOLE } from '../addresses.ts';
import { NavButton } from '../nav-button.tsx';
import { teachingWords } from './words.ts';

const PARTS = [
  ['tasks', CONSOLE.tasks],
  ['answers', `${CONSOLE.taskAnswers}?state=committed`],
  ['exams', CONSOLE.exams],
  ['certificates', CONSOLE.certificates],
] as const;

export function TeachingTabs({ now }: { now: (typeof PARTS)[number][0] }) {
  const t = useTranslation(teachingWords);
  return PARTS.filter(([name]) => name !== now).map(([name, to]) => (
    <NavButton key={name} to={to}>
      {t(name)}
    </NavButton>
  ));
}
