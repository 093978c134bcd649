/** Fetches pictures before they are shown. */
import { useEffect } from 'react';

export function usePreload(urls: readonly string[]): void {
  const className = urls.join(' ');
  useEffect(() => {
    for (const url of className.split(' ').filter(Boolean)) new Image().src = url;
  }, [className]);
}
