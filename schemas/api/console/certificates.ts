/** Certificates for the merchant: what was given, another name, revocation (ADR-326, D133). */
import { Type } from 'typebox';
import {
  CERTIFICATE_NAME_MAX,
  CertificateNumberSchema,
  GivenCertificateSchema,
} from '../../certificate/certificate.ts';
import { VISIBLE } from '../../text/tidy.ts';
import { defineConsoleCall, LIST_INPUT, sortsBy, PartSchema, sortInput } from './define-console-call.ts';

const AREA = 'certificates';
const SCOPE = 'teaching';
const REASON_MAX = 200;
const OF_CERTIFICATE = {
  number: CertificateNumberSchema,
  reason: Type.String({ maxLength: REASON_MAX, pattern: VISIBLE }),
};

/** Orders of this list, its own first. */
export const CERTIFICATE_SORTS = sortsBy('-issued_ts');
export type CertificateSort = (typeof CERTIFICATE_SORTS)[number];

export const consoleCertificatesList = defineConsoleCall({
  name: 'console.certificates.list',
  area: AREA,
  scope: SCOPE,
  writes: false,
  summary: 'Certificates of the shop, the newest first. `q` is looked for in the number and the name.',
  input: { ...LIST_INPUT, ...sortInput(CERTIFICATE_SORTS) },
  data: PartSchema(GivenCertificateSchema),
});

export const consoleCertificatesRename = defineConsoleCall({
  name: 'console.certificates.rename',
  area: AREA,
  scope: SCOPE,
  writes: true,
  summary: 'Revokes a certificate and gives another of the same course in its place, with another name.',
  input: { ...OF_CERTIFICATE, name: Type.String({ maxLength: CERTIFICATE_NAME_MAX, pattern: VISIBLE }) },
  data: GivenCertificateSchema,
});

export const consoleCertificatesRevoke = defineConsoleCall({
  name: 'console.certificates.revoke',
  area: AREA,
  scope: SCOPE,
  writes: true,
  summary: 'Revokes a certificate, with a reason its holder reads.',
  input: OF_CERTIFICATE,
  data: GivenCertificateSchema,
});
