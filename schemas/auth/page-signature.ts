/** A page signed for the scripts of enterprise messaging (M220, M221): what both calls of an agent take and answer. */
import { Type } from 'typebox';

export const PageUrl = Type.String({ minLength: 1, maxLength: 2048 });

export const AGENT_SIGNATURE = {
  area: 'identity',
  input: Type.Object({ page_url: PageUrl }),
  data: Type.Object({
    corpid: Type.String(),
    agentid: Type.String(),
    /** Unix seconds, as the scripts want it. */
    timestamp: Type.Integer(),
    nonceStr: Type.String(),
    signature: Type.String(),
  }),
  access: 'anyone',
  gate: 'visit',
  // Signed for one moment: no page keeps it.
  perLearner: true,
} as const;

/** What the scripts are allowed to do where a page says nothing else. */
export const SHARE_API_LIST = [
  'onMenuShareAppMessage',
  'onMenuShareWechat',
  'onMenuShareTimeline',
  'hideOptionMenu',
  'showOptionMenu',
] as const;
