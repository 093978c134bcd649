/** The chosen blocks as React follows them. */
import { useCanvas, useCanvasState } from '../canvas-context.ts';
import { useEditor } from '../model/use-editor.ts';

export interface ChosenBlocks {
  /** The one the form edits. */
  main: string | undefined;
  selectedIds: readonly string[];
}

export function useChosen(): ChosenBlocks {
  const { pageKey } = useCanvas();
  const main = useEditor(({ selection }) => (selection?.document === pageKey ? selection?.node : undefined));
  const selectedIds = useCanvasState((state) => state.selectedIds);
  if (main === undefined) return { main, selectedIds: [] };
  return { main, selectedIds: selectedIds.includes(main) ? selectedIds : [main] };
}

/** Whether one block is chosen: its row is drawn anew for its own sake alone. */
export function useIsChosen(id: string): boolean {
  const { pageKey } = useCanvas();
  const isListed = useCanvasState(({ selectedIds }) => selectedIds.includes(id));
  return useEditor(({ selection }) => {
    const main = selection?.document === pageKey ? selection?.node : undefined;
    return main === id || (main !== undefined && isListed);
  });
}
