/** Calls of who hosts a room: each says how it went. */
import type { AnyEndpoint, Caller, InputOf } from '#schemas/api/define-endpoint.ts';

/** True where it was done. */
export type HostCall = <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>) => Promise<boolean>;

interface HostCallOptions {
  act: Caller;
  toast: (toast: { text: string; tone: 'success' | 'error' }) => void;
  /** Shown once it is done; what the server refuses is shown in its own words. */
  doneText: string;
}

export function makeHostCall({ act, toast, doneText }: HostCallOptions): HostCall {
  return async (endpoint, input) => {
    const answer = await act(endpoint, input);
    toast(answer.ok ? { text: doneText, tone: 'success' } : { text: answer.msg, tone: 'error' });
    return answer.ok;
  };
}
