/** Whose accounts are scanned and whose captchas are asked: each file of `identity/` and `captcha/` that exports a provider. */
import { providerRegistry, providerSet } from '#server/kernel/providers.ts';
import type { CaptchaJudge, CaptchaWorld } from '../ports/captcha-providers.ts';
import type { IdentityProvider, IdentityWorld } from '../ports/identity-providers.ts';
import { providers as captchas } from './captcha.gen.ts';
import { providers as companies } from './identity.gen.ts';

export const identityProviders = providerSet<IdentityProvider, IdentityWorld>('SCAN_PROVIDERS', companies);

/** Shops may ask for captchas in any case, so there is always one. */
export const captchaProviders = providerRegistry<CaptchaJudge, CaptchaWorld>(
  'CAPTCHA_PROVIDER',
  captchas,
  'builtin',
);
