/** What anybody may know of a certificate by its number (decision 326). */
import { Type } from 'typebox';
import { CertificateNumberSchema, CheckedCertificateSchema } from '../../certificate/certificate.ts';
import { defineEndpoint } from '../define-endpoint.ts';

/** What a page that shows this certificate is made from. */
export const certificateTag = (number: string): string => `certificate:${number}`;

export const certificateCheckGet = defineEndpoint({
  name: 'certificate.check.get',
  area: 'certificates',
  summary: 'Whether a certificate of this number is valid, and what its holder shows of it.',
  input: Type.Object({ number: CertificateNumberSchema }),
  data: CheckedCertificateSchema,
  access: 'anyone',
  gate: 'nothing',
  rate: 'certificate-check',
  tags: ({ number }) => [certificateTag(number)],
});
