/** Publishes chosen drafts with prices and coupons, and says what stood in the way. */
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { consoleDraftPublish } from '#schemas/api/console/drafts.ts';
import { useDesk } from '#desk/kit/calls/desk-context.ts';
import { useWords } from '#i18n/use-words.ts';
import { toast } from '#ui/toasts.tsx';
import { keyOf, type DocumentName } from '../model/document.ts';
import type { Sales } from './sales/use-sales.ts';
import { useAutosave } from './use-autosave.ts';
import { draftWords } from './words.ts';

const IDLE = { isBusy: false, message: '', isConflict: false };

/** What is open takes in what went live, and what was read is read anew. */
function useAfterPublish(onDone: () => void) {
  const t = useWords(draftWords);
  const autosave = useAutosave();
  const client = useQueryClient();
  return async (names: readonly DocumentName[], release: number | undefined) => {
    await Promise.all(names.map((name) => autosave.pull(keyOf(name))));
    await client.invalidateQueries();
    toast(
      release === undefined ? t('published-nothing') : t('published-release', { release }),
      release === undefined ? 'info' : 'success',
    );
    onDone();
  };
}

export function usePublish(sales: Sales, onDone: () => void) {
  const t = useWords(draftWords);
  const { ask } = useDesk();
  const afterPublish = useAfterPublish(onDone);
  const [state, setState] = useState(IDLE);
  const publish = async (names: readonly DocumentName[], note: string) => {
    const force = state.isConflict;
    setState({ ...IDLE, isBusy: true });
    const documents = names.map(({ kind, id }) => ({ kind, id }));
    const { changes } = sales;
    const answer = await ask(consoleDraftPublish, { documents, changes, note, force, salvage: false });
    if (answer.ok) return afterPublish(names, answer.data.release);
    sales.showFaults(answer.detail);
    // Each says so on its own card.
    if (await sales.rereadStale(answer.detail)) return setState(IDLE);
    const isConflict = answer.code === 'state-conflict';
    return setState({ isBusy: false, message: isConflict ? t('publish-conflict') : answer.msg, isConflict });
  };
  return { ...state, publish };
}
