/** Sends what was proven: a refusal stands under the field it concerns, or is said (M188, M276). */
import { useState } from 'react';
import type { LoginBox } from './login-box.ts';

/** A refusal the form itself has a place for; others are the caller's. */
export interface RefusedProof {
  code: string;
  msg: string;
}

interface SendOptions<Proven, Errors> {
  /** Nothing where it was taken. */
  send: (proof: Proven) => Promise<RefusedProof | undefined>;
  /** Under which field a refusal stands; nothing for one that concerns no field. */
  errorsOf: (refusal: RefusedProof) => Errors | undefined;
  deny: (errors: Errors | Record<never, never>) => void;
  say: LoginBox['say'];
}

export function useSendProven<Proven, Errors>(options: SendOptions<Proven, Errors>) {
  const { send, errorsOf, deny, say } = options;
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    sendProven: async (proof: Proven) => {
      setBusy(true);
      const refusal = await send(proof);
      setBusy(false);
      if (refusal === undefined) return;
      const under = errorsOf(refusal);
      deny(under ?? {});
      if (under === undefined) say(refusal.msg, 'error');
    },
  };
}
