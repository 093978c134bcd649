/** Calls a company once, so that wrong keys are found before a learner meets them. */
import { randomBytes } from 'node:crypto';
import type { TRIAL_OUTCOMES } from '#schemas/api/console/providers.ts';
import { readWrittenPhone } from '#schemas/auth/phone.ts';
import type { ProviderRow } from '#schemas/console/provider-fields.ts';
import type { Locale } from '#schemas/locale.ts';
import { PaymentRefused, PaymentUnknown } from '#server/areas/payments/area.ts';
import type { Deps } from '#server/kernel/area.ts';
import { ProviderError } from '#server/kernel/outgoing/post-json.ts';

export interface Trial {
  outcome: (typeof TRIAL_OUTCOMES)[number];
  reason: string;
}

const OFF: Trial = { outcome: 'off', reason: '' };
const OK: Trial = { outcome: 'ok', reason: '' };
const NO_TARGET: Trial = { outcome: 'no-target', reason: '' };
/** Reasons of calls that were not answered, or not now; every other reason is the company's answer to these keys. */
const UNANSWERED = /(?:[A-Z]\w*Error|unreachable|ECONN\w*|ETIMEDOUT|ENOTFOUND|status-(?:3\d\d|429|5\d\d))$/;
const ADDRESS = /^[^\s@<>]+@[^\s@<>]+$/;

function trialOf(error: unknown): Trial {
  if (error instanceof PaymentRefused) return { outcome: 'refused', reason: error.reason };
  if (!(error instanceof PaymentUnknown || error instanceof ProviderError)) throw error;
  const { message: reason } = error;
  return { outcome: UNANSWERED.test(reason) ? 'unreachable' : 'refused', reason };
}

async function run(call: () => Promise<unknown>): Promise<Trial> {
  try {
    await call();
    return OK;
  } catch (error) {
    return trialOf(error);
  }
}

interface Target {
  to: string;
  locale: Locale;
}

/** Asks for a payment that does not exist: a company that knows the keys says so. */
function tryPayment({ payments }: Pick<Deps, 'payments'>, name: string): Promise<Trial> {
  const provider = payments.byName(name);
  if (provider === undefined) return Promise.resolve(OFF);
  return run(() => provider.query(`trial_${randomBytes(11).toString('hex')}`));
}

function tryMessage(
  { messaging }: Pick<Deps, 'messaging'>,
  kind: 'sms' | 'mail',
  target: Target,
): Promise<Trial> {
  const { sms, mail } = messaging.carriers();
  if (!(kind === 'sms' ? sms : mail)) return Promise.resolve(OFF);
  const to = target.to.trim();
  if (kind === 'mail') {
    if (!ADDRESS.test(to)) return Promise.resolve(NO_TARGET);
    return run(() => messaging.sendTrial({ kind, to }, target.locale));
  }
  const phone = readWrittenPhone(to);
  if (phone === undefined) return Promise.resolve(NO_TARGET);
  return run(() => messaging.sendTrial({ kind, to: phone }, target.locale));
}

/** A company that is on. */
export function callProvider(
  deps: Pick<Deps, 'payments' | 'messaging'>,
  { kind, name }: ProviderRow,
  target: Target,
): Promise<Trial> {
  return kind === 'payment' ? tryPayment(deps, name) : tryMessage(deps, kind, target);
}
