/** Opens a preview in a tab of its own. */
import { consolePreviewCreate } from '#schemas/api/console/previews.ts';
import type { ConsoleInput } from '#desk/kit/calls/caller.ts';
import { useDesk } from '#desk/kit/calls/desk-context.ts';
import { toast } from '#ui/toasts.tsx';

export function usePreviewTab() {
  const { ask } = useDesk();
  return (input: ConsoleInput<typeof consolePreviewCreate>) => {
    // Opened by the press itself: a window opened after an answer is taken for an advertisement.
    const tab = window.open('about:blank', '_blank');
    void ask(consolePreviewCreate, input).then((answer) => {
      if (answer.ok) tab?.location.replace(answer.data.url);
      else {
        tab?.close();
        toast(answer.msg, 'error');
      }
    });
  };
}
