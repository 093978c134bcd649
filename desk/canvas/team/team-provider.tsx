/** Keeps the line to who else has the document open, tells them what is chosen here, and takes in what they save. */
import { useMemo, type ReactNode } from 'react';
import { useCanvas } from '../canvas-context.ts';
import { useAutosave } from '../drafts/use-autosave.ts';
import { parseKey, type DocumentName } from '../model/document.ts';
import { useEditor } from '../model/use-editor.ts';
import { TeamContext } from './team-context.ts';
import { usePresence } from './use-presence.ts';
import { useRemarkCounts } from './use-remarks.ts';

const HOME: DocumentName = { kind: 'page', id: 'home' };

/** Inside of `<CanvasContext>` and `<AutosaveContext>`. */
export function TeamProvider({ children }: { children: ReactNode }) {
  const { documentKey, editor } = useCanvas();
  const autosave = useAutosave();
  const document = parseKey(documentKey) ?? HOME;
  const selection = useEditor((state) => state.selection);
  const { node, pointer } = selection?.document === documentKey ? selection : {};
  const choice = {
    ...(node === undefined ? {} : { node }),
    ...(pointer === undefined ? {} : { pointer }),
  };
  const onTheirSave = (base: string) => {
    const ownBase = editor.getState().documents[documentKey]?.base;
    if (base !== '' && base !== ownBase) void autosave.pull(documentKey);
  };
  const presence = usePresence(document, { choice, onTheirSave });
  const counts = useRemarkCounts(document);
  const team = useMemo(() => ({ ...presence, counts }), [presence, counts]);
  return <TeamContext value={team}>{children}</TeamContext>;
}
