/** Asks for the super membership of who is here, for a view that shows it; the viewer then tells it (M158). */
import { useEffect } from 'react';
import { useEngine, useViewer } from '#engine/provider.tsx';

/** Address of the page of their membership; nothing until the server tells one. */
export function useSuperVipUrl(): string | undefined {
  const { intend } = useEngine();
  const viewer = useViewer();
  const isIn = viewer.status === 'in';
  useEffect(() => {
    if (isIn) intend('membership.ask', {});
  }, [isIn, intend]);
  return viewer.status === 'in' ? viewer.user.svipUrl : undefined;
}
