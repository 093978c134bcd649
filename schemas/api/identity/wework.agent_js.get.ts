/** A page signed for the scripts of the agent in enterprise messaging, at the address of any shop (M221). */
import { AGENT_SIGNATURE } from '../../auth/page-signature.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const weworkAgentJsGet = defineEndpoint({
  ...AGENT_SIGNATURE,
  name: 'wework.agent_js.get',
  summary:
    'Signature of an address of this shop; not found where the installation has no enterprise messaging.',
  path: '/teas/wework/agent_js_init_data',
});
