/** What a page does to which a company sent this browser back: says so to the server, once, and to the page around it (D48, D66). */
import { useEffect, useRef, useState } from 'react';
import { authQrEnter, authScanFinish } from '#schemas/api/identity/qr-logins.ts';
import type { AnswerOf, Caller, InputOf } from '#schemas/api/define-endpoint.ts';
import type { LoginAnswer } from '#schemas/auth/login-fields.ts';
import { pageMessages } from '#platform/page-messages.ts';
import { keepScan } from './kept-scan.ts';

export type ScanReturn =
  | { name: 'working' | 'login-done' | 'bind-done' | 'bind-phone' | 'entered' | 'expired' | 'elsewhere' }
  | { name: 'failed'; text: string };

type Refusal = Extract<AnswerOf<typeof authScanFinish | typeof authQrEnter>, { ok: false }>;

/** Any number but 0: the page around shows the words (M285). */
const FAILED = 1;

function ended({ code, msg }: Refusal): ScanReturn {
  pageMessages.tellAround({ code: FAILED, message: msg, token: '' });
  if (code === 'qr-expired') return { name: 'expired' };
  return code === 'qr-bound-elsewhere' ? { name: 'elsewhere' } : { name: 'failed', text: msg };
}

async function finish(
  act: Caller,
  given: InputOf<typeof authScanFinish>,
  entered: (answer: LoginAnswer) => void,
): Promise<ScanReturn> {
  const answer = await act(authScanFinish, given);
  if (!answer.ok) return ended(answer);
  const { scene, token, login_key: loginKey } = answer.data;
  if (loginKey !== '') {
    keepScan(loginKey);
    return { name: 'bind-phone' };
  }
  if (token === '') return { name: scene === 'bind' ? 'bind-done' : 'login-done' };
  const letIn = await act(authQrEnter, { token });
  if (!letIn.ok) return ended(letIn);
  entered(letIn.data);
  return { name: 'entered' };
}

/** `undefined`: the address holds nothing to end. */
export function useScanReturn(
  act: Caller,
  given: InputOf<typeof authScanFinish> | undefined,
  entered: (answer: LoginAnswer) => void,
): ScanReturn {
  const [phase, setPhase] = useState<ScanReturn>({ name: given === undefined ? 'expired' : 'working' });
  const isSent = useRef(false);
  useEffect(() => {
    // A state works once, so it is sent once.
    if (given === undefined || isSent.current) return;
    isSent.current = true;
    void finish(act, given, entered).then(setPhase);
  }, [act, given, entered]);
  return phase;
}
