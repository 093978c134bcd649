/** Merchants of an operations school, who are its learners by their phone (D56, M147, M192). */
import { createHash, randomBytes } from 'node:crypto';
import { MERCHANT_CODE_LIFE_MS, MERCHANT_SESSION_LIFE_MS } from '../limits.ts';
import { gateRefusal } from '#schemas/shop/gate.ts';
import type { AccountRow } from '../ports/accounts.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { LiveMerchant, MerchantRow } from '../store/merchants.store.ts';
import type { Stores } from '#server/kernel/area.ts';
import { signIn, type SignInError, type SignInFacts, type SignInOutcome } from './sign-in.ts';
import type { Tickets } from './tickets.ts';

/** What a browser shows for being a merchant's. */
interface MerchantProof {
  appId: string;
  /** Of its `b_session` cookie. */
  token: string | undefined;
  browser: string;
}

export interface Merchants {
  /** Starts a session; answers its token once. */
  start(appId: string, merchant: MerchantRow): Promise<string>;
  /** The merchant of a browser, with a code good for one login there. */
  introduce(proof: MerchantProof): Promise<{ merchant: MerchantRow; code: string } | undefined>;
  /** The merchant a code was made for, as long as their session lives in the same browser (requirement 21). */
  read(proof: MerchantProof, code: string): Promise<LiveMerchant | undefined>;
  /** Of those who use a code at once one may. */
  spend(appId: string, code: string): Promise<boolean>;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

export function makeMerchants(options: {
  stores: Pick<Stores, 'merchants'>;
  tickets: Tickets;
  clock: Clock;
}): Merchants {
  const { stores, tickets, clock } = options;
  const find = ({ appId, token }: MerchantProof) =>
    token === undefined ? Promise.resolve(undefined) : stores.merchants.byToken(appId, hashOf(token));
  return {
    async start(appId, merchant) {
      const token = randomBytes(32).toString('base64url');
      await stores.merchants.put(appId, hashOf(token), merchant, clock.now() + MERCHANT_SESSION_LIFE_MS);
      return token;
    },
    async introduce(proof) {
      const merchant = await find(proof);
      if (merchant === undefined) return undefined;
      const { phone, name, avatar } = merchant;
      const payload = { phone, name, avatar, browser: proof.browser };
      return { merchant, code: await tickets.make(proof.appId, 'merchant', payload, MERCHANT_CODE_LIFE_MS) };
    },
    async read(proof, code) {
      const [merchant, ticket] = await Promise.all([
        find(proof),
        tickets.peek(proof.appId, 'merchant', code),
      ]);
      const isTheirs = ticket?.browser === proof.browser && ticket.phone === merchant?.phone;
      return isTheirs ? merchant : undefined;
    },
    spend: async (appId, code) => (await tickets.take(appId, 'merchant', code)) !== undefined,
  };
}

export interface MerchantFacts extends SignInFacts {
  browser: () => string;
  /** Token of the browser's `b_session` cookie. */
  merchant: () => string | undefined;
}

export type MerchantOutcome =
  | SignInOutcome
  | { ok: false; code: 'no-permission' | 'ticket-spent' | 'needs-binding' };

/** The learner a merchant is; made where there may be one and is none, and otherwise left as they are (requirement 20). */
async function findLearner(
  { deps: { stores }, shop: { appId, capabilities: can } }: MerchantFacts,
  { phone, name, avatar }: MerchantRow,
  mayRegister: boolean,
): Promise<AccountRow | SignInError | undefined> {
  if (phone === '') return undefined;
  const account = await stores.accounts.byPhone(appId, phone);
  if (account !== undefined) return account;
  // Nobody is led to make an account where none is made.
  const refusal = gateRefusal('register', 'stranger', can);
  if (refusal !== undefined) return refusal;
  if (!mayRegister) return undefined;
  return (await stores.accounts.create(appId, { phone, nickname: name, avatar })).account;
}

/** Logs a merchant in as the learner with their phone. */
export async function enterAsMerchant(
  facts: MerchantFacts,
  code: string,
  options: { mayRegister: boolean },
): Promise<MerchantOutcome> {
  const { deps, shop } = facts;
  const { appId, capabilities: can } = shop;
  const { merchants } = deps.identity;
  if (!can.merchantSession) return { ok: false, code: 'no-permission' };
  const proof = { appId, token: facts.merchant(), browser: facts.browser() };
  const merchant = await merchants.read(proof, code);
  if (merchant === undefined) return { ok: false, code: 'ticket-spent' };
  const account = await findLearner(facts, merchant, options.mayRegister);
  // The code stays good: it is shown again to register with.
  if (account === undefined) return { ok: false, code: 'needs-binding' };
  if (typeof account === 'string') return { ok: false, code: account };
  if (!(await merchants.spend(appId, code))) return { ok: false, code: 'ticket-spent' };
  return signIn(facts, { account, authenticatedAt: merchant.startedAt, stale: 'ticket-spent' });
}
