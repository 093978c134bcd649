/** Things of a shop found by words, and one by its id. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FieldRef } from '#schemas/page/field.ts';
import { useDesk, useMay } from '../calls/desk-context.ts';
import { Refusal } from '../calls/use-console.ts';
import { LOOKS, type Thing } from './things.ts';

/** Begins with the call's name, so that what is saved elsewhere is read anew here. */
const keyOf = (call: string) => [call, 'things'];

function useLook(ref: FieldRef, q: string, isOff = false) {
  const desk = useDesk();
  const source = LOOKS[ref];
  return useQuery({
    queryKey: [...keyOf(source.call), ref, q],
    queryFn: async () => {
      const answer = await source.look(desk, q);
      if (!answer.ok) throw new Refusal(answer);
      return answer.data;
    },
    enabled: !isOff,
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

/** Makes a thing of this title; undefined where more than a title is needed, or the role may not. */
export function useCreateThing(ref: FieldRef, onCreated: (id: string) => void) {
  const desk = useDesk();
  const client = useQueryClient();
  const { call, create } = LOOKS[ref];
  const mayWrite = useMay('goods.write');
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (title: string) => {
      const answer = await create?.(desk, title);
      if (answer?.ok === false) throw new Refusal(answer);
      return answer?.data.id;
    },
    onSuccess: async (id) => {
      await client.invalidateQueries({ queryKey: keyOf(call) });
      if (id !== undefined) onCreated(id);
    },
  });
  return create === undefined || !mayWrite ? undefined : { create: mutate, isPending, error };
}
