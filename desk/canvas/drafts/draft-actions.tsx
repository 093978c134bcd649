/** The right end of the canvas' top bar: the save state, and the boxes that publish, schedule and show older versions. */
import { lazy, Suspense, useState } from 'react';
import { useWords } from '#i18n/use-words.ts';
import { Button } from '#ui/button.tsx';
import type { DraftDialogProps } from './publish-dialog.tsx';
import { SaveState } from './save-status.tsx';
import { draftWords } from './words.ts';

const DIALOGS = {
  publish: lazy(() => import('./publish-dialog.tsx').then((part) => ({ default: part.PublishDialog }))),
  schedule: lazy(() => import('./schedule-dialog.tsx').then((part) => ({ default: part.ScheduleDialog }))),
  history: lazy(() => import('./history-panel.tsx').then((part) => ({ default: part.HistoryPanel }))),
};
type DialogName = keyof typeof DIALOGS;

export function DraftActions(props: Omit<DraftDialogProps, 'onClose'>) {
  const t = useWords(draftWords);
  const [dialog, setDialog] = useState<DialogName>();
  // While a box is open its own button is the one that does it.
  const actionOf = (name: DialogName) => (dialog === name ? undefined : name);
  const Dialog = dialog === undefined ? undefined : DIALOGS[dialog];
  return (
    <>
      <SaveState />
      <Button size="s" data-action={actionOf('history')} onClick={() => setDialog('history')}>
        {t('history')}
      </Button>
      <Button size="s" data-action={actionOf('schedule')} onClick={() => setDialog('schedule')}>
        {t('schedule')}
      </Button>
      <Button size="s" tone="primary" data-action={actionOf('publish')} onClick={() => setDialog('publish')}>
        {t('publish')}
      </Button>
      <Suspense fallback={null}>
        {Dialog !== undefined && <Dialog {...props} onClose={() => setDialog(undefined)} />}
      </Suspense>
    </>
  );
}
