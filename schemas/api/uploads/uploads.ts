/** Where a picture is uploaded. */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';

/** Signs one upload (M226, D93): one path, one size, ten minutes, once, for this person alone. The bytes are then sent to `url` with `headers`; the answer is an envelope, upload-refused with data.reason where the file is not taken. */
export const uploadSignGet = defineEndpoint({
  name: 'upload.sign.get',
  area: 'uploads',
  summary: 'Where to PUT the bytes, with which headers, and the path the file will have.',
  input: Type.Object({
    sign_type: Type.Literal('appSign'),
    upload_type: Type.Union([Type.Literal('audio'), Type.Literal('image')]),
    /** 1 for what is handed in with a task: served to this person and the shop's people alone (D86). */
    is_own: Type.Optional(Type.Literal(1)),
    file_ext: Type.String({ pattern: '^[a-z0-9]{2,5}$' }),
  }),
  data: Type.Object({
    sign: Type.String(),
    file_path: Type.String(),
    url: Type.String(),
    method: Type.Literal('PUT'),
    headers: Type.Record(Type.String(), Type.String()),
    /** Seconds since 1970. */
    expire: Type.Integer(),
  }),
  codes: ['upload-refused'],
  access: 'learner',
  gate: 'write',
  rate: 'upload-signature',
});
