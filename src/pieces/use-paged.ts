/** A list of somebody's own as far as it was asked for, page by page. */
import { pageVisibility } from '#platform/visibility.ts';
import { useCallback, useEffect, useRef, useState } from 'react';

export const OWN_PAGE_SIZE = 10;

type Answer<Item> =
  | { ok: true; data: { list: readonly Item[]; has_more: boolean } }
  | { ok: false; msg: string };

interface PagedState<Item> {
  /** What list it is. */
  of: string;
  /** How many pages of it are shown. */
  pages: number;
  list: readonly Item[];
  hasMore: boolean;
  /** Why the next page could not be had; empty where it could. */
  fault: string;
}

/** Of a page that came later nothing is shown twice, though something was added meanwhile. */
function withPage<Item>(
  before: PagedState<Item>,
  { page, answer, idOf }: { page: number; answer: Answer<Item>; idOf: (item: Item) => string },
): PagedState<Item> {
  if (!answer.ok) return { ...before, fault: answer.msg };
  const earlier = page > 1 ? before.list : [];
  const all = new Map([...earlier, ...answer.data.list].map((item) => [idOf(item), item]));
  return { of: before.of, pages: page, list: [...all.values()], hasMore: answer.data.has_more, fault: '' };
}

/**
 * @param of names the list: another name begins it anew
 * @param ask what answers a page of it, counted from 1
 */
export function usePaged<Item>(
  of: string,
  ask: (page: number) => Promise<Answer<Item>>,
  idOf: (item: Item) => string,
) {
  const nothing: PagedState<Item> = { of, pages: 0, list: [], hasMore: false, fault: '' };
  const [state, setShown] = useState(nothing);
  const [isBusy, setBusy] = useState(false);
  const asker = useRef({ ask, idOf });
  useEffect(() => {
    asker.current = { ask, idOf };
  });
  const load = useCallback(
    async (page: number, isGone: () => boolean) => {
      const answer = await asker.current.ask(page);
      if (isGone()) return;
      setShown((before) => {
        const base = before.of === of ? before : { of, pages: 0, list: [], hasMore: false, fault: '' };
        return withPage(base, { page, answer, idOf: asker.current.idOf });
      });
    },
    [of],
  );
  useEffect(() => {
    let isGone = false;
    void load(1, () => isGone);
    return () => {
      isGone = true;
    };
  }, [load]);
  // Another tab may have changed it: what is shown is asked for anew where it is one page, and stays meanwhile.
  const pages = state.of === of ? state.pages : 0;
  useEffect(
    () =>
      pageVisibility.listen((isVisible) => {
        if (isVisible && pages === 1) void load(1, () => false);
      }),
    [load, pages],
  );
  const listState = state.of === of ? state : nothing;
  const more = async () => {
    setBusy(true);
    await load(listState.pages + 1, () => false);
    setBusy(false);
  };
  return { ...listState, isLoaded: listState.pages > 0, isBusy, more: () => void more() };
}
