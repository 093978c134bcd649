/** Leads the keyboard to the first field of a form that says what is wrong with it. */
import { useEffect, useRef, useState } from 'react';

/** False where no field is wrong. */
export function focusWrongField(form: HTMLElement | null): boolean {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  field?.focus();
  return field !== null && field !== undefined;
}

/** `lead` is called with the refusal, before its faults are drawn. */
export function useWrongField() {
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) focusWrongField(form.current);
  }, [refusals]);
  return { form, lead: () => setRefusals((before) => before + 1) };
}
