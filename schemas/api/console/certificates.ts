/** Certificates for the merchant: what was given, another name, revocation (ADR-326, D133). */
import { Type } from 'typebox';
import {
  CERTIFICATE_NAME_MAX,
  CertificateNumberSchema,
  GivenCertificateSchema,
} from '../../certificate/certificate.ts';
import { CertificateDesignSchema } from '../../certificate/certificate-design.ts';
import { TextSchema } from '../../page/text.ts';
import { ThemeSchema } from '../../shop/theme.ts';
import { VISIBLE } from '../../text/tidy.ts';
import { defineConsoleCall, LIST_INPUT, sortsBy, PartSchema, sortInput } from './define-console-call.ts';
import { ItemChangeSchema, SavedSchema, VersionSchema } from './save.ts';

const AREA = 'certificates';
const SCOPE = 'teaching';
/** The seal and the words of a shop are its owner's and managers'. */
const DESIGN_SCOPE = 'settings';
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

export const consoleCertificatesDesignGet = defineConsoleCall({
  name: 'console.certificates.design.get',
  area: AREA,
  scope: DESIGN_SCOPE,
  writes: false,
  summary:
    'How the certificates of the shop look, and the colours of the shop they take where they have none.',
  input: {},
  data: Type.Object({
    item: CertificateDesignSchema,
    version: VersionSchema,
    /** The shop's name, for a sample. */
    issuer: TextSchema(),
    theme: Type.Pick(ThemeSchema, ['primary', 'bg']),
  }),
});

export const consoleCertificatesDesignSave = defineConsoleCall({
  name: 'console.certificates.design.save',
  area: AREA,
  scope: DESIGN_SCOPE,
  writes: true,
  summary:
    'Changes how certificates look, those given before too; null brings a field back to the standard. 40000 with `faults` by pointer into the item; 40900 with `yours` and `theirs` where `version` is not what is stored.',
  input: { version: Type.Optional(VersionSchema), item: ItemChangeSchema },
  data: SavedSchema,
  codes: ['state-conflict'],
});
