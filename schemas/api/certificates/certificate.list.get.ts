/** A learner's own certificates, the newest first (decision 326). */
import { Type } from 'typebox';
import { OwnCertificateSchema } from '../../certificate/certificate.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const certificateListGet = defineEndpoint({
  name: 'certificate.list.get',
  area: 'certificates',
  summary: 'Certificates of the person of the session.',
  input: Type.Object({}),
  data: Type.Object({ list: Type.Array(OwnCertificateSchema) }),
  access: 'learner',
  gate: 'read',
});
