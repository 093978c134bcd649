/** Throws a draft away, after asking once: what is live is edited again. Undo brings the draft back. */
import { useQueryClient } from '@tanstack/react-query';
import { consoleDraftDiscard, consoleDraftGet } from '#schemas/api/console/drafts.ts';
import { useDesk } from '#desk/kit/calls/desk-context.ts';
import { useWords } from '#i18n/use-words.ts';
import { toast } from '#ui/toasts.tsx';
import { keyOf, type DocumentName } from '../model/document.ts';
import { sayBoth } from '../model/say-both.ts';
import { useEditorActions } from '../model/use-editor.ts';
import { SureButton } from './sure-button.tsx';
import { useAutosave } from './use-autosave.ts';
import { draftWords } from './words.ts';

function useDiscard({ kind, id }: DocumentName, onDone: () => void) {
  const t = useWords(draftWords);
  const { ask } = useDesk();
  const editor = useEditorActions();
  const autosave = useAutosave();
  const client = useQueryClient();
  return async () => {
    const key = keyOf({ kind, id });
    const answer = await ask(consoleDraftDiscard, { kind, id });
    if (!answer.ok) return toast(answer.msg, 'error');
    const live = await ask(consoleDraftGet, { kind, id });
    if (live.ok) {
      autosave.adopt(key, live.data);
      editor.replaceBody(key, live.data.body, sayBoth(draftWords, 'discarded'));
    }
    await client.invalidateQueries();
    toast(t('discarded'), 'success');
    return onDone();
  };
}

export function DiscardDraft({ name, onDone }: { name: DocumentName; onDone: () => void }) {
  const t = useWords(draftWords);
  const discard = useDiscard(name, onDone);
  return <SureButton label={t('discard')} question={t('discard-sure')} isDanger run={discard} />;
}
