/** Asks before a page is left whose changes would be lost, and never otherwise; stands once around all screens. */
import type { ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import { useTranslation } from '#i18n/use-translation.ts';
import { Question } from '../question.tsx';
import { screenWords } from '../words.ts';
import { hasUnsaved } from './unsaved.ts';

export function LeaveGuard(): ReactNode {
  const t = useTranslation(screenWords);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  );
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
