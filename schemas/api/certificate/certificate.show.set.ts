/** What a certificate shows to everybody, and under which name: its holder decides, and may decide otherwise (decision 326). */
import { VISIBLE } from '#schemas/text/tidy.ts';
import { Type } from 'typebox';
import {
  CERTIFICATE_NAME_MAX,
  CertificateNumberSchema,
  OwnCertificateSchema,
} from '../../certificate/certificate.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const certificateShowSet = defineEndpoint({
  name: 'certificate.show.set',
  area: 'certificate',
  summary: 'Shows or hides name and course of a certificate of the person of the session.',
  method: 'POST',
  input: Type.Object({
    number: CertificateNumberSchema,
    is_shown: Type.Union([Type.Literal(0), Type.Literal(1)]),
    name: Type.String({ minLength: 1, maxLength: CERTIFICATE_NAME_MAX, pattern: VISIBLE }),
  }),
  data: OwnCertificateSchema,
  access: 'learner',
  gate: 'write',
});
