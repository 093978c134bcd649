/** Throws a draft away, after asking once: what is live is edited again. Undo brings the draft back. */
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { consoleDraftDiscard, consoleDraftGet } from '#schemas/api/console/drafts.ts';
import { useDesk } from '#desk/kit/calls/desk-context.ts';
import { useWords } from '#i18n/use-words.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toasts.tsx';
import { keyOf, type DocumentName } from '../model/document.ts';
import { sayBoth } from '../model/say-both.ts';
import { useEditorActions } from '../model/use-editor.ts';
import { useAutosave } from './use-autosave.ts';
import { draftWords } from './words.ts';
import styles from './drafts.module.css';

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
  const [isSure, setSure] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const discard = useDiscard(name, onDone);
  if (!isSure)
    return (
      <Button tone="text" onClick={() => setSure(true)}>
        {t('discard')}
      </Button>
    );
  return (
    <span className={styles.sure} role="alert">
      {t('discard-sure')}
      <Button
        size="s"
        tone="danger"
        busy={isBusy}
        data-action="confirm"
        onClick={() => {
          setBusy(true);
          void discard().finally(() => setBusy(false));
        }}
      >
        {t('discard')}
      </Button>
    </span>
  );
}
