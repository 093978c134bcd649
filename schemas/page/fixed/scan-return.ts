/** Fixed screen: where a company sends a browser back to after a scan (D48). */
import { isScanCompany } from '../../auth/identity-companies.ts';
import type { PageDocument } from '../document.ts';
import { screen, type Where } from './fixed-screen.ts';

const STATE = /^[0-9a-f]{32,128}$/;
const CODE_MAX = 512;

/** Query `state` and `code`; anything that cannot be one is none. */
export function scanReturn({ params, query }: Where): PageDocument {
  const state = query.get('state') ?? '';
  const code = query.get('code') ?? '';
  const { provider } = params;
  return screen({
    id: 'scan-return',
    title: { cn: '扫码结果', en: 'Result of a scan' },
    kind: 'scan-return',
    props: {
      provider: isScanCompany(provider) ? provider : 'wx',
      state: STATE.test(state) ? state : '',
      code: code.length <= CODE_MAX ? code : '',
    },
  });
}
