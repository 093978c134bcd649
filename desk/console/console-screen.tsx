/** A screen of the console for those whose role may open it; others read that it is not theirs. */
import type { ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { DeskScope } from '#schemas/console/roles.ts';
import { useMay } from '#desk/kit/calls/desk-context.ts';
import { Empty } from '#ui/empty.tsx';
import { NavButton } from './nav-button.tsx';
import { consoleWords } from './words.ts';

export function ForScope({ scope, children }: { scope: DeskScope; children: ReactNode }) {
  const t = useTranslation(consoleWords);
  if (useMay(scope)) return children;
  return (
    <Empty
      level={1}
      icon="lock"
      title={t('noAccess')}
      hint={t('noAccessHint')}
      action={<NavButton to="/desk">{t('toHome')}</NavButton>}
    />
  );
}
