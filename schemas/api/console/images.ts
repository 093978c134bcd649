/** Pictures of the shop, handed in by its merchant: one file a request, as it is (D93). */
import { Type } from 'typebox';
import { LocaleTextSchema } from '../../page/text.ts';
import { defineConsoleCall } from './define-console-call.ts';

export const consoleImageAdd = defineConsoleCall({
  name: 'console.image.add',
  area: 'uploads',
  scope: 'media',
  writes: true,
  isUpload: true,
  summary: 'Takes one picture, and answers the address it is served at.',
  input: {
    /** What the merchant calls the file; file systems allow 255. */
    name: Type.Optional(Type.String({ maxLength: 255 })),
  },
  data: Type.Object({
    url: Type.String(),
    /** SHA-256 of the file, base64url. */
    id: Type.String(),
    width: Type.Integer(),
    height: Type.Integer(),
    /** It is made in these widths. */
    widths: Type.Array(Type.Integer()),
  }),
  codes: ['upload-refused'],
});

/** Why a picture is not taken, beside 42201. */
export const RefusedImageSchema = Type.Object({ reason: Type.String(), message: LocaleTextSchema });
