/** What a certificate shows to everybody: its holder decides, and may decide otherwise; its name is asked once (decision 326, D133). */
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
  area: 'certificates',
  summary:
    'Shows or hides name and course of a certificate of the person of the session. The first call fixes the name; state-conflict for another one later: the shop changes it.',
  method: 'POST',
  input: Type.Object({
    number: CertificateNumberSchema,
    is_shown: Type.Union([Type.Literal(0), Type.Literal(1)]),
    name: Type.String({ minLength: 1, maxLength: CERTIFICATE_NAME_MAX, pattern: VISIBLE }),
  }),
  data: OwnCertificateSchema,
  codes: ['state-conflict'],
  access: 'learner',
  gate: 'write',
});
