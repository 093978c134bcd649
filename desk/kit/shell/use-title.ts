/** Names the window after the screen and the shop. */
import { useEffect } from 'react';
import { useDesk } from '../calls/desk-context.ts';

/** @param title the screen's heading */
export function useTitle(title: string): void {
  const { session } = useDesk();
  useEffect(() => {
    document.title = `${title} · ${session.shop_name}`;
  }, [title, session.shop_name]);
}
