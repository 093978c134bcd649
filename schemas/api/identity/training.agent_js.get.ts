/** A page signed for the scripts of the agent in enterprise messaging, at the address of a training shop (M221). */
import { AGENT_SIGNATURE } from '../../auth/page-signature.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const trainingAgentJsGet = defineEndpoint({
  ...AGENT_SIGNATURE,
  name: 'training.agent_js.get',
  summary:
    'Signature of an address of this shop; not found where the installation has no enterprise messaging.',
  path: '/training/qywx/agent_js_init_data',
});
