/** A screen for those whose role may open it; others read that it is not theirs. */
import type { ReactNode } from 'react';
import type { DeskScope } from '#schemas/console/roles.ts';
import { DESK } from '#schemas/desk/paths.ts';
import { useWords } from '#i18n/use-words.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { useMay } from '../calls/desk-context.ts';
import { shellWords } from './words.ts';

export function ForScope({ scope, children }: { scope: DeskScope; children: ReactNode }) {
  const t = useWords(shellWords);
  if (useMay(scope)) return children;
  return (
    <Empty
      level={1}
      icon="lock"
      title={t('noAccess')}
      hint={t('noAccessHint')}
      action={<Button href={DESK}>{t('toHome')}</Button>}
    />
  );
}
