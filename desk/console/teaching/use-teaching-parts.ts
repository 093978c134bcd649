/** The parts of teaching, as links above each of its lists. */
import { useTranslation } from '#i18n/use-translation.ts';
import type { PartLink } from '#desk/kit/lists/part-links.tsx';
import { CONSOLE } from '../addresses.ts';
import { teachingWords } from './words.ts';

export function useTeachingParts(): PartLink[] {
  const t = useTranslation(teachingWords);
  return [
    { to: CONSOLE.tasks, label: t('tasks') },
    { to: CONSOLE.taskAnswers, label: t('answers') },
    { to: CONSOLE.exams, label: t('exams') },
    { to: CONSOLE.camps, label: t('camps') },
    { to: CONSOLE.classes, label: t('classes') },
    { to: CONSOLE.certificates, label: t('certificates') },
  ];
}
