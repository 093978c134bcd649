/** What is wrong in a form, by field; each denial is counted, so that the form can take the person to the first fault. */
import { useState } from 'react';

export function useFaults<Faults extends object>(none: Faults) {
  const [state, setState] = useState({ faults: none, denials: 0 });
  return {
    faults: state.faults,
    denials: state.denials,
    /** Says all that is wrong now; an empty value says that nothing is. */
    deny: (faults: Faults) => setState(({ denials }) => ({ faults, denials: denials + 1 })),
    /** What is typed over is not wrong any more. */
    clear: (field: keyof Faults) =>
      setState(({ faults, denials }) => ({ faults: { ...faults, [field]: undefined }, denials })),
  };
}
