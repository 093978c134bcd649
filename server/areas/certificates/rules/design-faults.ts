/** What is wrong with a design of certificates, by its fields. Pure. */
import { makeDocumentAjv } from '#schemas/ajv.ts';
import {
  CERTIFICATE_PLACES,
  CertificateDesignSchema,
  type CertificateDesign,
} from '#schemas/certificate/certificate-design.ts';
import { faultsOf } from '#schemas/page/rule-words.ts';
import { unknownPlaceFaults } from '#schemas/text/place-faults.ts';
import { toItemFaults, type ItemVerdict } from '#server/kernel/http/save-item.ts';

const validate = makeDocumentAjv().compile<CertificateDesign>(CertificateDesignSchema);

const OWNER = { cn: '证书里', en: 'A certificate' };

export function judgeDesign(item: Record<string, unknown>): ItemVerdict<CertificateDesign> {
  if (!validate(item)) return { faults: toItemFaults(faultsOf(validate, item, CertificateDesignSchema)) };
  const faults = unknownPlaceFaults(item.wording, CERTIFICATE_PLACES, { pointer: '/wording', owner: OWNER });
  return faults.length > 0 ? { faults } : { item };
}
