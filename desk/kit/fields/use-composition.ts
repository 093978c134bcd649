/** Text typed with an input method: one change when it is composed, not one for each letter on the way. */
import { useEffect, useEffectEvent, useState, type ChangeEvent, type CompositionEvent } from 'react';
import { offerText } from './open-texts.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const isComposing = ({ nativeEvent }: ChangeEvent<TextControl>) =>
  'isComposing' in nativeEvent && nativeEvent.isComposing === true;

/** Properties of a text control; meanwhile it shows what it holds, whatever is stored. */
export function useComposition(value: string, onText: (text: string) => void) {
  const [draft, setDraft] = useState<string>();
  const isOpen = draft !== undefined;
  const take = useEffectEvent(() => {
    setDraft(undefined);
    if (draft !== undefined && draft !== value) onText(draft);
  });
  useEffect(() => (isOpen ? offerText(() => take()) : undefined), [isOpen]);
  return {
    value: draft ?? value,
    onChange: (event: ChangeEvent<TextControl>) => {
      const text = event.target.value;
      if (isComposing(event)) setDraft(text);
      else onText(text);
    },
    onCompositionEnd: (event: CompositionEvent<TextControl>) => {
      const text = event.currentTarget.value;
      setDraft(undefined);
      if (text !== value) onText(text);
    },
  };
}
