/** Autosave for React: made once for an editor, and bound to the life of the page. */
import { createContext, useContext, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useDesk } from '#desk/kit/calls/desk-context.ts';
import { pageLeaving } from '#platform/leaving.ts';
import { pageVisibility } from '#platform/visibility.ts';
import { keyOf } from '../model/document.ts';
import type { Editor } from '../model/editor.ts';
import { makeAutosave, type Autosave } from './autosave.ts';
import { browserPorts } from './browser-ports.ts';
import type { Saving } from './save-state.ts';

export const AutosaveContext = createContext<Autosave | undefined>(undefined);

/** @throws Error outside of `<AutosaveContext>` */
export function useAutosave(): Autosave {
  const autosave = useContext(AutosaveContext);
  if (autosave === undefined) throw new Error('useAutosave() stands outside <AutosaveContext>.');
  return autosave;
}

/** A slice of what is known of the saving. */
export function useSaving<Slice>(selector: (saving: Saving) => Slice): Slice {
  return useStore(useAutosave().store, selector);
}

/** What is written into this browser when the page goes, and asked for when it is seen again. */
function bindToPage(autosave: Autosave, editor: Editor): () => void {
  const warn = (event: BeforeUnloadEvent) => {
    if (autosave.wouldLose()) event.preventDefault();
  };
  const openKeys = () => Object.values(editor.getState().documents).map(keyOf);
  const stops = [
    autosave.start(),
    pageLeaving.listen(() => void autosave.flushLocal()),
    pageVisibility.listen((isVisible) => {
      if (!isVisible) void autosave.flushLocal();
      else for (const key of openKeys()) void autosave.pull(key);
    }),
  ];
  window.addEventListener('beforeunload', warn);
  return () => {
    window.removeEventListener('beforeunload', warn);
    for (const stop of stops) stop();
  };
}

/** The autosave of an editor; documents are opened by its `open`, and handed down by `<AutosaveContext>`. */
export function useNewAutosave(editor: Editor): Autosave {
  const { ask, appId, session } = useDesk();
  const [autosave] = useState(() => makeAutosave(editor, browserPorts(ask, `${appId}/${session.person}`)));
  useEffect(() => bindToPage(autosave, editor), [autosave, editor]);
  return autosave;
}
