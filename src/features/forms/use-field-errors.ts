/** What is wrong in a form, by field; each denial takes the person to the first field that is wrong. */
import { useEffect, useRef, useState } from 'react';

export function useFieldErrors<Errors extends object, Place extends HTMLElement = HTMLFormElement>(
  none: Errors,
) {
  const [state, setState] = useState({ errors: none, denials: 0 });
  const form = useRef<Place>(null);
  useEffect(() => {
    if (state.denials > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [state.denials]);
  return {
    /** Of the form whose fields these are. */
    form,
    errors: state.errors,
    /** Says all that is wrong now; an empty value says that nothing is. */
    deny: (errors: Errors) => setState(({ denials }) => ({ errors, denials: denials + 1 })),
    /** What is typed over is not wrong any more. */
    clear: (field: keyof Errors) =>
      setState(({ errors, denials }) => ({ errors: { ...errors, [field]: undefined }, denials })),
  };
}
