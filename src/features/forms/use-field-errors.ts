/** What is wrong in a form, by field; each denial takes the person to the first field that is wrong. */
import { useEffect, useRef, useState } from 'react';

export function useFaults<Faults extends object, Place extends HTMLElement = HTMLFormElement>(none: Faults) {
  const [state, setState] = useState({ faults: none, denials: 0 });
  const form = useRef<Place>(null);
  useEffect(() => {
    if (state.denials > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [state.denials]);
  return {
    /** Of the form whose fields these are. */
    form,
    faults: state.faults,
    /** Says all that is wrong now; an empty value says that nothing is. */
    deny: (faults: Faults) => setState(({ denials }) => ({ faults, denials: denials + 1 })),
    /** What is typed over is not wrong any more. */
    clear: (field: keyof Faults) =>
      setState(({ faults, denials }) => ({ faults: { ...faults, [field]: undefined }, denials })),
  };
}
