/** What a block is called in the desk's language. */
import { useLocale } from '#i18n/use-words.ts';
import { readText } from '#schemas/page/text.ts';
import { useCanvas } from '../canvas-context.ts';
import { titleOf } from '../model/block-kinds.ts';
import { findNode } from '../model/tree.ts';
import { useEditor } from '../model/use-editor.ts';

function useKindOf(id: string | undefined): string {
  const { pageKey } = useCanvas();
  return useEditor(({ documents }) =>
    id === undefined || pageKey === undefined ? '' : (findNode(documents[pageKey]?.body, id)?.kind ?? ''),
  );
}

export function useBlockName(id: string | undefined): string {
  const { editor } = useCanvas();
  const locale = useLocale();
  return readText(titleOf(editor.kinds, useKindOf(id)), locale);
}
