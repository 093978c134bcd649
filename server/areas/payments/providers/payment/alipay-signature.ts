/** Signatures of Alipay, RSA2: ours on requests, theirs on notifications and within answers. */
import type { KeyObject } from 'node:crypto';
import { PaymentUnknown } from '../payment-provider.ts';
import { signRsa, verifiesRsa } from './rsa.ts';

type Parameters = Readonly<Record<string, string>>;

/** `a=1&b=2`, by name. */
function inOrder(parameters: Parameters): string {
  return Object.entries(parameters)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

export function signAlipayRequest(key: KeyObject, parameters: Parameters): string {
  return signRsa(key, inOrder(parameters));
}

/** Of a notification: neither `sign` nor `sign_type` is signed. */
export function verifiesAlipayForm(key: KeyObject, form: Parameters): boolean {
  const { sign = '', sign_type: type = 'RSA2', ...signedFields } = form;
  return type === 'RSA2' && verifiesRsa(key, inOrder(signedFields), sign);
}

/** Where the object that begins at `start` ends. */
function endOfObject(text: string, start: number): number {
  let depth = 0;
  // Texts are passed over whole: a brace in one closes nothing.
  const marks = /"(?:[^"\\]|\\.)*"|[{}]/g;
  marks.lastIndex = start;
  for (let mark = marks.exec(text); mark !== null; mark = marks.exec(text)) {
    if (mark[0] === '{') depth += 1;
    if (mark[0] === '}') depth -= 1;
    if (depth === 0) return marks.lastIndex;
  }
  throw new PaymentUnknown('no answer');
}

/** The part of an answer that is signed, letter for letter as it came. @throws PaymentUnknown */
export function signedPart(answer: string, node: string): string {
  const start = new RegExp(`^\\s*\\{\\s*"${node}"\\s*:\\s*(?=\\{)`).exec(answer)?.[0].length;
  if (start === undefined) throw new PaymentUnknown(`no ${node}`);
  return answer.slice(start, endOfObject(answer, start));
}

/** @throws PaymentUnknown where Alipay did not say it. */
export function verifyAlipayAnswer(key: KeyObject, answer: string, node: string): string {
  const part = signedPart(answer, node);
  const [, sign = ''] = /"sign"\s*:\s*"([^"]*)"/.exec(answer.replace(part, '')) ?? [];
  if (!verifiesRsa(key, part, sign.replaceAll(String.raw`\/`, '/')))
    throw new PaymentUnknown('wrong signature');
  return part;
}
