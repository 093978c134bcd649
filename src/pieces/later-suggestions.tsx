/** The suggestions of a search box: their code comes when somebody comes to the box. */
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import type { SuggestionsProps } from './suggestions.tsx';

const Nothing: ComponentType<SuggestionsProps> = () => null;
/** A box whose suggestions cannot be had is a box without them. */
const Suggestions = lazy<ComponentType<SuggestionsProps>>(() =>
  import('./suggestions.tsx').catch(() => ({ default: Nothing })),
);

export function LaterSuggestions(props: SuggestionsProps) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const field = props.field.current;
    const want = () => setWanted(true);
    if (field === document.activeElement) want();
    field?.addEventListener('focus', want, { once: true });
    return () => field?.removeEventListener('focus', want);
  }, [props.field]);
  return (
    isWanted && (
      <Suspense>
        <Suggestions {...props} />
      </Suspense>
    )
  );
}
