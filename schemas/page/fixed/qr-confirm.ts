/** Fixed screen: what the phone shows that scanned a code (D48). */
import type { PageDocument } from '../document.ts';
import { screen, type Where } from './fixed-screen.ts';

const CODE = /^[\w-]{16,64}$/;

/** Query `code`; anything that cannot be one is none. */
export function qrConfirm({ query }: Where): PageDocument {
  const code = query.get('code') ?? '';
  return screen({
    id: 'qr-confirm',
    title: { cn: '扫码确认', en: 'Confirm on this phone' },
    kind: 'qr-confirm',
    props: { code: CODE.test(code) ? code : '' },
  });
}
