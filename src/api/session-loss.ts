/** The answers the whole page reacts to, in one place: the session is gone, or this person may not be here (M155, M196). */
import { REFUSED_HREF } from '#schemas/account/no-permission.ts';
import type { WireAnswer } from './wire-answer.ts';

export interface SessionPorts {
  /** Drops everything the browser knows of the person. */
  forget: () => void;
  go: (href: string) => void;
}

export function onErrorCode(answer: WireAnswer, { forget, go }: SessionPorts): void {
  if (answer.ok) return;
  if (answer.code === 'not-logged-in') forget();
  if (answer.code === 'no-permission') go(REFUSED_HREF);
}
