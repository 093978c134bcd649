/** Certificates of a learner, and the check of one by its number. */
import { Type } from 'typebox';
import {
  OwnCertificateSchema,
  CERTIFICATE_NAME_MAX,
  CertificateNumberSchema,
  CheckedCertificateSchema,
} from '../../certificate/certificate.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { VISIBLE } from '#schemas/text/tidy.ts';

/** A learner's own certificates, the newest first (ADR-326). */
export const certificateListGet = defineEndpoint({
  name: 'certificate.list.get',
  area: 'certificates',
  summary: 'Certificates of the person of the session.',
  input: Type.Object({}),
  data: Type.Object({ list: Type.Array(OwnCertificateSchema) }),
  access: 'learner',
  gate: 'read',
});

/** What a certificate shows to everybody: its holder decides, and may decide otherwise; its name is asked once (ADR-326, D133). */
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

/** What a page that shows this certificate is made from. */
export const certificateTag = (number: string): string => `certificate:${number}`;

/** What every page that shows a certificate is made from besides. */
export const CERTIFICATE_DESIGN_TAG = 'certificate-design';

/** What anybody may know of a certificate by its number (ADR-326). */
export const certificateCheckGet = defineEndpoint({
  name: 'certificate.check.get',
  area: 'certificates',
  summary: 'Whether a certificate of this number is valid, and what its holder shows of it.',
  input: Type.Object({ number: CertificateNumberSchema }),
  data: CheckedCertificateSchema,
  access: 'anyone',
  gate: 'nothing',
  rate: 'certificate-check',
  tags: ({ number }) => [certificateTag(number), CERTIFICATE_DESIGN_TAG],
});
