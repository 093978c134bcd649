/** A code sent to a phone or an address: the captcha before it, the button that counts, and what a refusal says (M141, M142, M265). */
import { useEffect, useState } from 'react';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import type { Answer } from '#schemas/api/envelope.ts';
import type { Tone } from '#engine/app-ports.ts';
import { useEngine } from '#engine/provider.tsx';
import { useMachine } from '#engine/use-machine.ts';
import { systemClock } from '#platform/clock.ts';
import type { CaptchaProof } from './captcha.machine.ts';
import { fieldMessages } from '#features/forms/field-messages.ts';
import {
  readSmsRefusal,
  smsCountdown,
  type SmsEffect,
  type SmsEvent,
  type SmsRefusal,
} from './sms-countdown.machine.ts';
import { useCaptcha, type BeginEndpoint } from './use-captcha.ts';

/** Refusals after which the captcha is asked for once more. */
const CAPTCHA_CODES = new Set<string>(['captcha-needed', 'captcha-wrong', 'captcha-expired']);

/** Says something of no single field. */
export type Say = (text: string, tone: Tone) => void;

interface SentCodeOptions<Errors> {
  /** M168: what the flow is for. */
  begin: BeginEndpoint;
  sendBy: (proof: CaptchaProof) => Promise<Answer<{ wait_s: number }>>;
  /** Before anything is asked: what is wrong with where it is to go (M176). */
  errorsBefore: () => Errors | undefined;
  /** Where a refusal stands; nothing for one that concerns no field. */
  errorsAfter: (refusal: SmsRefusal) => Errors | undefined;
  say: Say;
  deny: (errors: Errors | Record<never, never>) => void;
  /** False as long as what the server drew is only taken over: nothing is asked for yet. */
  isLive?: boolean | undefined;
}

async function sendCode(
  sendBy: (proof: CaptchaProof) => Promise<Answer<{ wait_s: number }>>,
  { turn, proof }: Extract<SmsEffect, { type: 'send' }>,
): Promise<SmsEvent> {
  const answer = await sendBy(proof);
  const at = systemClock.now();
  return answer.ok
    ? { type: 'sent', turn, at, waitS: answer.data.wait_s }
    : { type: 'refused', turn, at, refusal: readSmsRefusal(answer) };
}

export function useSentCode<Errors extends object>(act: Caller, options: SentCodeOptions<Errors>) {
  const { begin, sendBy, errorsBefore, errorsAfter, say, deny, isLive = true } = options;
  const t = fieldMessages.in(useEngine().locale);
  const [renewals, setRenewals] = useState(0);

  const notSent = (refusal: SmsRefusal) => {
    const under = errorsAfter(refusal);
    deny(under ?? {});
    if (under === undefined) say(refusal.text, CAPTCHA_CODES.has(refusal.code) ? 'info' : 'warning');
  };
  const perform = (effect: SmsEffect, later: (event: SmsEvent) => void) => {
    if (effect.type === 'send') void sendCode(sendBy, effect).then(later);
    if (effect.type === 'tick-in')
      systemClock.after(effect.ms, () => later({ type: 'tick', turn: effect.turn, at: systemClock.now() }));
    if (effect.type === 'say-sent') say(t('Code_sent'), 'success');
    // M142, M265: another picture, and nothing typed.
    if (effect.type === 'renew-captcha') setRenewals((count) => count + 1);
    if (effect.type === 'say-refused') notSent(effect.refusal);
  };
  const [sms, ask] = useMachine(smsCountdown, perform);
  const captcha = useCaptcha(act, begin, {
    proceed: (proof) => ask({ type: 'asked', proof }),
    // M262.
    show: (text) => say(text === '' ? t('Network_busy') : text, 'error'),
  });
  const prepare = captcha.send;
  useEffect(() => {
    if (isLive) prepare({ type: 'prepared', purpose: 'sms' });
  }, [prepare, renewals, isLive]);

  const onSend = () => {
    if (sms.phase.name !== 'ready') return;
    const wrong = errorsBefore();
    deny(wrong ?? {});
    captcha.send({ type: 'pressed', purpose: 'sms', isValid: wrong === undefined });
  };
  return {
    captcha,
    onSend,
    /** The flow the last code was sent in; empty before the first. */
    sessionId: sms.sessionId,
    /** Seconds left, or 0. */
    wait: sms.phase.name === 'counting' ? sms.phase.left : 0,
    isSending: sms.phase.name === 'sending',
  };
}
