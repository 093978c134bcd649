/** Opens the companies whose accounts an installation lets people scan with. */
import type { ScansConfig } from '../config/identity-providers.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { ScanProviders } from '../ports/identity-providers.ts';
import { openQq } from './identity/qq.ts';
import { openWework } from './identity/wework.ts';
import { openWx } from './identity/wechat.ts';

export function openScans({ hasLocal, wx, qq, wework }: ScansConfig, clock: Clock): ScanProviders {
  return {
    hasLocal,
    companies: {
      ...(wx === undefined ? {} : { wx: openWx(wx) }),
      ...(qq === undefined ? {} : { qq: openQq(qq) }),
      ...(wework === undefined ? {} : { wework: openWework(wework, clock) }),
    },
  };
}
