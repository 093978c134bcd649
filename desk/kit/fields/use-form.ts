/** What a field asks of the form it stands in. */
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Fault } from '#schemas/page/ready.ts';
import { valueAt } from '#schemas/page/walk-path.ts';
import type { FormStore } from './form-store.ts';

export const FormContext = createContext<FormStore | undefined>(undefined);

/** @throws Error outside a form */
export function useForm(): FormStore {
  const store = useContext(FormContext);
  if (store === undefined) throw new Error('useForm() stands outside <SchemaForm>.');
  return store;
}

/** The value of the field of this name beside a field; undefined where there is none. */
export function useValueBeside(pointer: string, name: string | undefined): unknown {
  const form = useForm();
  const at = name === undefined ? undefined : `${pointer.slice(0, pointer.lastIndexOf('/'))}/${name}`;
  return useSyncExternalStore(form.subscribeValue, () =>
    at === undefined ? undefined : valueAt(form.value, at),
  );
}

/** Faults of a field; with `isDeep` those of what stands in it too. */
export function useFaults(pointer: string, isDeep = false): readonly Fault[] {
  const form = useForm();
  return useSyncExternalStore(form.subscribe, () => form.faultsOf(pointer, isDeep));
}

/** Whether something in one of these fields has to be seen: it is in focus, or faulty. */
export function useMustShow(pointers: readonly string[]): boolean {
  const form = useForm();
  return useSyncExternalStore(form.subscribe, () =>
    pointers.some((pointer) => form.hasFocusIn(pointer) || form.faultsOf(pointer, true).length > 0),
  );
}
