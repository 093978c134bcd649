/** Whether a person is a super member (M158-M160); shop and person are those of the session, whatever the body says. */
import { Type } from 'typebox';
import { Flag } from '../../flag.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const svipInfoGet = defineEndpoint({
  name: 'svip.info.get',
  alsoNamed: ['svip.detail.get'],
  area: 'pages',
  summary: 'url of the page that sells it, is_svip, and until when.',
  method: 'POST',
  input: Type.Object({
    shop_id: Type.Optional(Type.String({ maxLength: 64 })),
    user_id: Type.Optional(Type.String({ maxLength: 64 })),
  }),
  data: Type.Object({ url: Type.String(), is_svip: Flag, expire_at: Type.String() }),
  codes: ['no-super-vip'],
  access: 'learner',
  gate: 'read',
});
