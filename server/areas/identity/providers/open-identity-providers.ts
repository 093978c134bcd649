/** Opens the companies whose accounts an installation lets people scan with. */
import type { IdentityProvidersConfig } from '../config/identity-providers.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { IdentityProviders } from '../ports/identity-providers.ts';
import { openQq } from './identity/qq.ts';
import { openWework } from './identity/wework.ts';
import { openWechat } from './identity/wechat.ts';

export function openIdentityProviders(
  { hasLocal, wx, qq, wework }: IdentityProvidersConfig,
  clock: Clock,
): IdentityProviders {
  return {
    hasLocal,
    companies: {
      ...(wx === undefined ? {} : { wx: openWechat(wx) }),
      ...(qq === undefined ? {} : { qq: openQq(qq) }),
      ...(wework === undefined ? {} : { wework: openWework(wework, clock) }),
    },
  };
}
