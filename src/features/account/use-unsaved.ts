/** Whoever leaves with something unsaved is asked first: by the browser where the page goes, by us where a link is pressed. */
import { useEffect, useRef } from 'react';

/** The link a press would follow in this window; none for one that opens another. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  if (!(event.target instanceof Element)) return undefined;
  const link = event.target.closest<HTMLAnchorElement>('a[href]');
  if (link === null || (link.target !== '' && link.target !== '_self')) return undefined;
  const isHere = link.getAttribute('href')?.startsWith('#') === true;
  return isHere ? undefined : link;
}

/** @param ask asks whoever wants to go to this address. */
export function useUnsaved(isDirty: boolean, ask: (href: string) => void): void {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (!isDirty) return undefined;
    const beforeUnload = (event: Event) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event);
      if (link === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      const isOurs = link.origin === window.location.origin;
      latest.current(isOurs ? link.pathname + link.search + link.hash : link.href);
    };
    window.addEventListener('beforeunload', beforeUnload);
    document.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('beforeunload', beforeUnload);
      document.removeEventListener('click', onClick, true);
    };
  }, [isDirty]);
}
