/** The editor for React: handed down by context, read by slices, so that a letter redraws only what shows it. */
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Editor, EditorState } from './editor.ts';

export const EditorContext = createContext<Editor | undefined>(undefined);

/** For edits. @throws Error outside of `<EditorContext>` */
export function useEditorActions(): Editor {
  const editor = useContext(EditorContext);
  if (editor === undefined) throw new Error('useEditor() stands outside <EditorContext>.');
  return editor;
}

/** A slice of the state; the component is drawn again when it is no longer the same (`Object.is`). */
export function useEditor<Slice>(selector: (state: EditorState) => Slice): Slice {
  return useStore(useEditorActions().store, selector);
}
