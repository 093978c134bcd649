/** Preview links of a shop: signed, for a day, through the eyes that are asked for (D43). */
import { Type } from 'typebox';
import { Sha256Schema } from '../../content/media-upload.ts';
import { DOCUMENT_NAME } from '../../page/stored-document.ts';
import { ViewAsSchema } from '../../shop/view-as.ts';
import { defineConsoleCall } from './define-console-call.ts';

/** More would not fit into an address. */
const PREVIEW_VERSIONS_MAX = 5;

export const consolePreviewCreate = defineConsoleCall({
  name: 'console.preview.create',
  area: 'pages',
  scope: 'pages',
  writes: false,
  summary: 'Signs a link that shows drafts, or stored versions, to anyone who has it.',
  input: {
    /** Stored versions to look at; every draft of the shop without them. */
    versions: Type.Optional(
      Type.Array(Type.Object({ ...DOCUMENT_NAME, hash: Sha256Schema }), {
        maxItems: PREVIEW_VERSIONS_MAX,
        default: [],
      }),
    ),
    view_as: Type.Optional(ViewAsSchema),
    path: Type.Optional(Type.String({ maxLength: 512, pattern: '^/(?![/\\\\])' })),
    /** For a frame of the desk: there, and nowhere else, the page has no bar and can be edited. */
    in_desk: Type.Optional(Type.Boolean({ default: false })),
  },
  data: Type.Object({
    url: Type.String(),
    /** Unix seconds. */
    expires_at: Type.Integer(),
  }),
});
