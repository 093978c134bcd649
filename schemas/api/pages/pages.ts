/** Pages a merchant has made. */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { ID_PATTERN } from '../../id.ts';

/** A published page ready to draw: salvaged, migrated, in the request's language, with its data resolved (D35, M219). */
export const pageMicroGet = defineEndpoint({
  name: 'page.micro.get',
  area: 'pages',
  summary: 'One published page document (`home` is the shop home) with the resolved data of its nodes.',
  input: Type.Object({
    page_id: Type.String({ pattern: ID_PATTERN }),
    preview: Type.Optional(Type.String({ maxLength: 512 })),
  }),
  data: Type.Object({
    /** A ReadyDocument (schemas/page/ready.ts). */
    page: Type.Unknown(),
    /** Resolved data: node id, request name, {ok, data} or {ok, code, msg}. */
    data: Type.Record(Type.String(), Type.Record(Type.String(), Type.Unknown())),
    /** Hash of the published version. */
    version: Type.String(),
    /** What the page was made from; whoever caches it purges it by these. */
    tags: Type.Array(Type.String()),
  }),
  codes: ['not-found'],
  access: 'anyone',
  gate: 'read',
  tags: (input, data) => [`document:page/${input.page_id}`, ...data.tags],
});
