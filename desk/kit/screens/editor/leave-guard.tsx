/** Asks before a page is left whose changes would be lost, and never otherwise. */
import { useEffect, type ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import { useTranslation } from '#i18n/use-translation.ts';
import { Question } from '../question.tsx';
import { screenWords } from '../words.ts';

export function LeaveGuard({ isDirty }: { isDirty: boolean }): ReactNode {
  const t = useTranslation(screenWords);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return undefined;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isDirty]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Question
      title={t('leaveTitle')}
      text={t('leaveText')}
      confirmText={t('leave')}
      cancelText={t('stay')}
      isDanger
      onConfirm={() => blocker.proceed()}
      onClose={() => blocker.reset()}
    />
  );
}
