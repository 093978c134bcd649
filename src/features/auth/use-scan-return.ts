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

function endScan({ code, msg }: Refusal): ScanReturn {
  pageMessages.tellAround({ code: FAILED, message: msg, token: '' });
  if (code === 'qr-expired') return { name: 'expired' };
  return code === 'qr-bound-elsewhere' ? { name: 'elsewhere' } : { name: 'failed', text: msg };
}

async function finish(
  act: Caller,
  scan: InputOf<typeof authScanFinish>,
  onLogin: (answer: LoginAnswer) => void,
): Promise<ScanReturn> {
  const answer = await act(authScanFinish, scan);
  if (!answer.ok) return endScan(answer);
  const { scene, token, login_key: loginKey } = answer.data;
  if (loginKey !== '') {
    keepScan(loginKey);
    return { name: 'bind-phone' };
  }
  if (token === '') return { name: scene === 'bind' ? 'bind-done' : 'login-done' };
  const letIn = await act(authQrEnter, { token });
  if (!letIn.ok) return endScan(letIn);
  onLogin(letIn.data);
  return { name: 'entered' };
}

/** `undefined`: the address holds nothing to end. */
export function useScanReturn(
  act: Caller,
  scan: InputOf<typeof authScanFinish> | undefined,
  onLogin: (answer: LoginAnswer) => void,
): ScanReturn {
  const [phase, setPhase] = useState<ScanReturn>({ name: scan === undefined ? 'expired' : 'working' });
  const isSent = useRef(false);
  useEffect(() => {
    // A state works once, so it is sent once.
    if (scan === undefined || isSent.current) return;
    isSent.current = true;
    void finish(act, scan, onLogin).then(setPhase);
  }, [act, scan, onLogin]);
  return phase;
}
