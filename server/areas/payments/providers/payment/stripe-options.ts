/** What Stripe needs of the environment. */
import { readVariables, type Environment } from '#server/kernel/config/read-variables.ts';
import { kind, neededBy, origin } from '#server/kernel/config/variable-kinds.ts';

export interface StripeOptions {
  /** `sk_…` or a restricted `rk_…`. */
  secretKey: string;
  /** Of the webhook endpoint, `whsec_…`. */
  webhookSecret: string;
  endpoint: string | undefined;
}

/** @throws ConfigError */
export function readStripeOptions(env: Environment, name: string): StripeOptions {
  const secretKey = kind((text) => (/^[sr]k_(live|test)_\w+$/.test(text) ? text : undefined));
  const specs = {
    STRIPE_SECRET_KEY: secretKey({ desc: `a key like sk_live_... where the provider is ${name}` }),
    STRIPE_WEBHOOK_SECRET: neededBy(name),
    STRIPE_ENDPOINT: origin('https://api.stripe.com'),
  };
  const read = readVariables(env, specs, ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']);
  return {
    secretKey: read.STRIPE_SECRET_KEY,
    webhookSecret: read.STRIPE_WEBHOOK_SECRET,
    endpoint: read.STRIPE_ENDPOINT,
  };
}
