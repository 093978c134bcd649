/** Named configs of the login by a scan. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

const fetch = {
  code: 'code-of-an-example-0001',
  qr_code_url: 'https://shop.example/auth/qr_confirm?code=code-of-an-example-0001',
  expire_in: 120,
  opens: 'phone',
};

export const examples: RendererExample<StoredPropsOf<typeof definition>>[] = [
  { name: 'minimal', props: { tab: 'wechat' } },
  { name: 'typical', props: { tab: 'wechat' }, data: { fetch } },
];
