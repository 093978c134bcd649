/** Fields whose text cannot be read: while there is one, what would be saved is not what is on the screen. */
import { useCallback, useEffect, useState } from 'react';
import { useEditor } from './editor-context.ts';

/** The pointers, and what `EditorContext` is given to mark them by. */
export function useUnread() {
  const [pointers, setPointers] = useState<readonly string[]>([]);
  const markUnread = useCallback((pointer: string, isUnread: boolean) => {
    setPointers((before) => withMark(before, pointer, isUnread));
  }, []);
  return { hasUnread: pointers.length > 0, markUnread };
}

/** The same list where nothing changes, so that nothing is drawn again. */
export function withMark(pointers: readonly string[], pointer: string, isUnread: boolean): readonly string[] {
  if (pointers.includes(pointer) === isUnread) return pointers;
  return isUnread ? [...pointers, pointer] : pointers.filter((one) => one !== pointer);
}

/** A field says so of itself, as long as it is there. */
export function useMarkUnread(pointer: string, isUnread: boolean): void {
  const { markUnread } = useEditor();
  useEffect(() => {
    if (!isUnread) return undefined;
    markUnread(pointer, true);
    return () => markUnread(pointer, false);
  }, [markUnread, pointer, isUnread]);
}
