/** Signatures for the scripts of enterprise messaging. */
import { Type } from 'typebox';
import { PageUrl, AGENT_SIGNATURE } from '../../auth/page-signature.ts';
import { Flag } from '../../flag.ts';
import { defineEndpoint } from '../define-endpoint.ts';

const Words = Type.Optional(Type.String({ maxLength: 500 }));

/** A page signed for the scripts of enterprise messaging, and what it shares (M220). */
export const trainingJsInitGet = defineEndpoint({
  name: 'training.js_init.get',
  area: 'identity',
  summary: 'Signature of an address of this shop, with what it shares.',
  path: '/training/qywx/js_init_data/v2',
  input: Type.Object({
    enableShare: Type.Optional(Flag),
    page_url: PageUrl,
    title: Words,
    desc: Words,
    imgUrl: Words,
    share_url: Words,
  }),
  data: Type.Object({
    wxData: Type.Object({
      appId: Type.String(),
      timestamp: Type.Integer(),
      nonceStr: Type.String(),
      signature: Type.String(),
      /** Empty where nothing may be shared. */
      jsApiList: Type.Array(Type.String()),
      /** The company's own scripts, in the order they are read. */
      scripts: Type.Array(Type.String()),
      share: Type.Object({
        title: Type.String(),
        desc: Type.String(),
        imgUrl: Type.String(),
        link: Type.String(),
      }),
    }),
  }),
  access: 'anyone',
  gate: 'visit',
  perLearner: true,
});

/** A page signed for the scripts of the agent in enterprise messaging, at the address of a training shop (M221). */
export const trainingAgentJsGet = defineEndpoint({
  ...AGENT_SIGNATURE,
  name: 'training.agent_js.get',
  summary:
    'Signature of an address of this shop; not found where the installation has no enterprise messaging.',
  path: '/training/qywx/agent_js_init_data',
});

/** A page signed for the scripts of the agent in enterprise messaging, at the address of any shop (M221). */
export const weworkAgentJsGet = defineEndpoint({
  ...AGENT_SIGNATURE,
  name: 'wework.agent_js.get',
  summary:
    'Signature of an address of this shop; not found where the installation has no enterprise messaging.',
  path: '/teas/wework/agent_js_init_data',
});
