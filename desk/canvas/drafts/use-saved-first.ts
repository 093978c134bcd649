/** Everything typed is on the server before a box looks at it. */
import { useEffect, useState } from 'react';
import { useAutosave } from './use-autosave.ts';

export function useSavedFirst(): 'saving' | 'saved' | 'unsaved' {
  const autosave = useAutosave();
  const [state, setState] = useState<'saving' | 'saved' | 'unsaved'>('saving');
  useEffect(() => {
    let isOver = false;
    void autosave.saveNow().then((isSaved) => {
      if (!isOver) setState(isSaved ? 'saved' : 'unsaved');
    });
    return () => {
      isOver = true;
    };
  }, [autosave]);
  return state;
}
