/** What the phone knows of the code it scanned, and what it may answer. */
import { useEffect, useState } from 'react';
import type { AnswerOf, DataOf } from '#schemas/api/define-endpoint.ts';
import { authQrConfirm, authQrLook, authQrSimulate } from '#schemas/api/identity/qr-logins.ts';
import type { ViewProps } from '#engine/define-view.ts';
import type { definition } from './definition.ts';

export type Look = DataOf<typeof authQrLook>;
type Act = ViewProps<typeof definition, string>['act'];
export type Pretence = 'need-bind' | 'conflict' | 'expired';

export type Phase =
  | { name: 'reading' }
  | { name: 'asked'; look: Look; isSending: boolean }
  | { name: 'login-done' | 'bind-done' | 'simulated' | 'refused' | 'expired' | 'elsewhere' }
  | { name: 'failed'; text: string };

type Refusal = Extract<AnswerOf<typeof authQrConfirm | typeof authQrLook>, { ok: false }>;

function phaseOf({ code, msg }: Refusal): Phase {
  if (code === 'qr-expired') return { name: 'expired' };
  if (code === 'qr-bound-elsewhere') return { name: 'elsewhere' };
  // The session ended meanwhile: another look says who is asked to log in.
  if (code === 'not-logged-in') return { name: 'reading' };
  return { name: 'failed', text: msg };
}

export interface Scan {
  phase: Phase;
  answer: (agree: boolean) => void;
  simulate: (outcome: Pretence) => void;
  retry: () => void;
}

export function useScan(code: string, act: Act): Scan {
  const [phase, setPhase] = useState<Phase>(code === '' ? { name: 'expired' } : { name: 'reading' });
  useEffect(() => {
    if (phase.name !== 'reading') return undefined;
    let isGone = false;
    void act(authQrLook, { code }).then((answer) => {
      if (isGone) return;
      setPhase(answer.ok ? { name: 'asked', look: answer.data, isSending: false } : phaseOf(answer));
    });
    return () => {
      isGone = true;
    };
  }, [phase, act, code]);

  const send = async (call: () => Promise<{ ok: true } | Refusal>, nextPhase: Phase) => {
    if (phase.name !== 'asked' || phase.isSending) return;
    setPhase({ ...phase, isSending: true });
    const answer = await call();
    setPhase(answer.ok ? nextPhase : phaseOf(answer));
  };
  const isBind = phase.name === 'asked' && phase.look.scene === 'bind';
  return {
    phase,
    answer: (agree) =>
      void send(() => act(authQrConfirm, { code, agree: agree ? 1 : 0 }), {
        name: agree ? (isBind ? 'bind-done' : 'login-done') : 'refused',
      }),
    simulate: (outcome) => void send(() => act(authQrSimulate, { code, outcome }), { name: 'simulated' }),
    retry: () => setPhase({ name: 'reading' }),
  };
}
