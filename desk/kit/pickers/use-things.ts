/** Things of a shop found by words, and one by its id. */
import { useQuery } from '@tanstack/react-query';
import type { FieldRef } from '#schemas/page/field.ts';
import { useDesk } from '../calls/desk-context.ts';
import { Refusal } from '../calls/use-console.ts';
import { LOOKS, type Thing } from './things.ts';

/** Begins with the call's name, so that what is saved elsewhere is read anew here. */
function useLook(ref: FieldRef, q: string, isOff = false) {
  const desk = useDesk();
  const source = LOOKS[ref];
  return useQuery({
    queryKey: [source?.call ?? 'none', 'things', ref, q],
    queryFn: async () => {
      const answer = await source?.look(desk, q);
      if (answer === undefined) return { things: [], total: 0 };
      if (!answer.ok) throw new Refusal(answer);
      return answer.data;
    },
    enabled: source !== undefined && !isOff,
    retry: false,
    placeholderData: (before) => before,
  });
}

export const useThings = (ref: FieldRef, q: string) => useLook(ref, q);

/** `thing` is undefined while it is looked for; `isMissing` once the shop has none of this id. */
export function useThing(ref: FieldRef, id: string): { thing: Thing | undefined; isMissing: boolean } {
  const { data, isPlaceholderData } = useLook(ref, id, id === '');
  const thing = data?.things.find((one) => one.id === id);
  const isKnown = data !== undefined && !isPlaceholderData;
  return { thing, isMissing: id !== '' && isKnown && thing === undefined };
}
