/** Messages on their way: shown at once, kept by the server, brought by the log, or failed and tried again (D97). */
import type { AnswerOf } from '#schemas/api/define-endpoint.ts';
import type { liveMessageSend } from '#schemas/api/live/messages.ts';
import { isObject } from '#schemas/page/json.ts';
import { msOf } from '#schemas/time.ts';
import type { LiveState, Outgoing } from './live-state.ts';
import { aliveIdOf, askPage, serverTime, chain, type Next } from './live-step.ts';
import { askMessages } from './poll.ts';

/** Refusals that say that this person may do less than the page shows. */
const REFUSALS: ReadonlySet<string> = new Set([
  'comment-banned',
  'talk-forbidden',
  'not-entitled',
  'form-due',
]);

const change = (state: LiveState, ref: string, part: Partial<Outgoing>): LiveState => ({
  ...state,
  outbox: state.outbox.map((one) => (one.ref === ref ? { ...one, ...part } : one)),
});

const send = (state: LiveState, { ref, content }: Pick<Outgoing, 'ref' | 'content'>): Next => ({
  state,
  effects: [{ type: 'send', attempt: state.attempt, aliveId: aliveIdOf(state), ref, content }],
});

export function write(state: LiveState, at: number, ref: string, content: string): Next {
  const ts = serverTime(state, at);
  const own: Outgoing = { ref, content, ts, is: 'sending', offset: 0, code: '', text: '' };
  return send({ ...state, outbox: [...state.outbox, own] }, own);
}

/** The same `ref` within a minute is the same message, so trying again doubles nothing. */
export function again(state: LiveState, ref: string): Next {
  const own = state.outbox.find((one) => one.ref === ref);
  if (own === undefined || own.is !== 'failed') return { state, effects: [] };
  return send(change(state, ref, { is: 'sending', code: '', text: '' }), own);
}

export const letGo = (state: LiveState, ref: string): LiveState => ({
  ...state,
  outbox: state.outbox.filter((one) => one.ref !== ref),
});

/** Moment from which the server takes another, where it says so; unix seconds. */
function retryAt(detail: unknown): number | undefined {
  const seconds = isObject(detail) ? detail['retry_at'] : undefined;
  return typeof seconds === 'number' ? msOf(seconds) : undefined;
}

/** What is wrong with a message says more than that something is. */
function codeOf({ code, detail }: Extract<AnswerOf<typeof liveMessageSend>, { ok: false }>): string {
  const fields = code === 'bad-parameters' && isObject(detail) ? detail['fields'] : undefined;
  const first: unknown = Array.isArray(fields) ? fields[0] : undefined;
  const rule = isObject(first) ? first['rule'] : undefined;
  return typeof rule === 'string' ? rule : code;
}

export function handleSent(
  state: LiveState,
  at: number,
  ref: string,
  answer: AnswerOf<typeof liveMessageSend>,
): Next {
  if (!answer.ok) {
    const { code, msg: text } = answer;
    const failedState = change(state, ref, { is: 'failed', code: codeOf(answer), text });
    const writeAfter =
      code === 'rate-limited' ? (retryAt(answer.detail) ?? state.writeAfter) : state.writeAfter;
    const next = { ...failedState, writeAfter };
    return REFUSALS.has(code) ? askPage(next) : { state: next, effects: [] };
  }
  const { waiting, offset } = answer.data;
  const keptState = change(state, ref, { is: waiting ? 'held' : 'kept', offset });
  const writeAfter = serverTime(state, at) + msOf(state.state?.slow_seconds ?? 0);
  return chain({ state: settle({ ...keptState, writeAfter }), effects: [] }, (next) =>
    next.link.is === 'joined' || waiting ? { state: next, effects: [] } : askMessages(next),
  );
}

/** What the log brought is shown by the log. */
export function settle(state: LiveState): LiveState {
  if (state.outbox.length === 0) return state;
  const { list } = state.log;
  const isBrought = ({ ref, offset, is }: Outgoing) =>
    list.some((event) => event.data['ref'] === ref || (is === 'kept' && event.offset === offset));
  const outbox = state.outbox.filter((own) => !isBrought(own));
  return outbox.length === state.outbox.length ? state : { ...state, outbox };
}
