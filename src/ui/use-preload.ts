/** Fetches pictures before they are shown. */
import { useEffect } from 'react';

export function usePreload(urls: readonly string[]): void {
  const joined = urls.join(' ');
  useEffect(() => {
    for (const url of joined.split(' ').filter(Boolean)) new Image().src = url;
  }, [joined]);
}
