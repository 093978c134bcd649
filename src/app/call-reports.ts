/** Which refused calls are errors worth a report to /v1/log (M71, D111). */
import type { AnyEndpoint } from '#schemas/api/define-endpoint.ts';
import type { WireAnswer } from '#api/wire-answer.ts';
import type { ErrorReport } from './report.ts';

/** M159: what is said of a super membership is logged with its words, which the report cleans of people. */
const WITH_WORDS = 'svip.info.get';

/**
 * Nothing for an answer that is in order: data, that nobody is logged in, or a refusal the call itself declares; only
 * what is not there is told, for somewhere a link is dead. The words of any other answer stay out of it.
 */
export function reportOfCall(
  endpoint: Pick<AnyEndpoint, 'name' | 'codes'>,
  answer: WireAnswer,
): ErrorReport | undefined {
  if (answer.ok || answer.code === 'not-logged-in') return undefined;
  const { code } = answer;
  if (code !== 'not-found' && endpoint.codes.some((key) => key === code)) return undefined;
  const level = answer.code === 'network' ? 'warn' : 'error';
  const words = endpoint.name === WITH_WORDS ? `, ${answer.msg}` : '';
  return { level, kind: 'api', message: `${endpoint.name}: ${answer.code}${words}` };
}
