/** Opens the companies whose accounts an installation lets people scan with. */
import type { ScansConfig } from '../config/scans.ts';
import type { Clock } from '../domain/ports/clock.ts';
import type { ScanProviders } from '../domain/ports/scan-providers.ts';
import { openQq } from './scan/qq.ts';
import { openWework } from './scan/wework.ts';
import { openWx } from './scan/wx.ts';

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
