/** Where a login box begins by itself: with the phone of a first scan or, inside WeCom, with its login (M116, D66). */
import { useEffect } from 'react';
import { sessionStore } from '#platform/storage.ts';
import { isInsideWecom } from '#platform/wecom.ts';
import { takeScan } from './kept-scan.ts';
import type { LoginTabsEvent } from './login-tabs.machine.ts';

const TRIED = 'wecom_tried';

export function useScanStart(hasMessaging: boolean, send: (event: LoginTabsEvent) => void): void {
  useEffect(() => {
    const loginKey = takeScan();
    if (loginKey !== '') return send({ type: 'phone-asked', loginKey });
    // Once a tab: whoever was sent there and came back without a login is left to choose.
    if (!hasMessaging || !isInsideWecom() || sessionStore.get(TRIED) !== undefined) return undefined;
    sessionStore.set(TRIED, '1');
    return send({ type: 'chosen', choice: 'messaging' });
  }, [hasMessaging, send]);
}
