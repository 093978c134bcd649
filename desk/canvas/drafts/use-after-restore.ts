/** What follows once a version or a release was put live again: what is open takes it in, and the panel closes; or the refusal. */
import { useQueryClient } from '@tanstack/react-query';
import type { Answer } from '#schemas/api/envelope.ts';
import { useWords } from '#i18n/use-words.ts';
import { toast } from '#ui/toasts.tsx';
import type { DocumentKey } from '../model/document.ts';
import type { RefusedAnswer } from './restore-refusal.ts';
import { useAutosave } from './use-autosave.ts';
import { draftWords } from './words.ts';

export function useAfterRestore(onClose: () => void) {
  const t = useWords(draftWords);
  const autosave = useAutosave();
  const client = useQueryClient();
  return async (
    answer: Answer<unknown>,
    keys: readonly DocumentKey[],
  ): Promise<RefusedAnswer | undefined> => {
    if (!answer.ok) return answer;
    await Promise.all(keys.map((key) => autosave.pull(key)));
    await client.invalidateQueries();
    toast(t('rolled-back'), 'success');
    onClose();
    return undefined;
  };
}
