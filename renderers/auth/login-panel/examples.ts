/** Named configs of the login box. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

const code = { id: 'code', kind: 'way-verify-code', v: 1, props: { tab: 'verifyCode' } };
const password = { id: 'password', kind: 'way-password', v: 1, props: { tab: 'password' } };
const reset = { id: 'reset', kind: 'forgot-password', v: 1, props: { tab: 'reset' } };
const email = { id: 'email', kind: 'way-email', v: 1, props: { tab: 'email' } };
const account = { id: 'account', kind: 'way-password', v: 1, props: { tab: 'account' } };

export const examples: RendererExample<StoredPropsOf<typeof definition>>[] = [
  { name: 'minimal', props: { only: 'account' }, slots: { ways: [account] } },
  { name: 'typical', props: { only: 'all' }, slots: { ways: [code, password, account, reset] } },
  { name: 'email', props: { only: 'email' }, slots: { ways: [email] } },
  { name: 'reset', props: { only: 'reset' }, slots: { ways: [password, reset] } },
];
