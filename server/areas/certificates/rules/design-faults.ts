/** What is wrong with a design of certificates, by its fields. Pure. */
import { makeDocumentAjv } from '#schemas/ajv.ts';
import type { ItemFault } from '#schemas/api/console/save.ts';
import {
  CERTIFICATE_PLACES,
  CertificateDesignSchema,
  type CertificateDesign,
} from '#schemas/certificate/certificate-design.ts';
import { readText } from '#schemas/page/text.ts';
import { faultsOf } from '#schemas/page/rule-words.ts';
import { unknownPlaces, writtenPlaces } from '#schemas/text/places.ts';
import { toItemFaults, type ItemVerdict } from '#server/kernel/http/save-item.ts';

const validate = makeDocumentAjv().compile<CertificateDesign>(CertificateDesignSchema);

/** Words in braces that nothing fills would stand on each certificate as they are. */
function placeFaults({ wording }: CertificateDesign): ItemFault[] {
  const texts = [readText(wording, 'cn'), readText(wording, 'en')];
  const [unknown] = texts.flatMap((text) => unknownPlaces(text, CERTIFICATE_PLACES));
  if (unknown === undefined) return [];
  const message = { cn: `证书里没有“${unknown}”`, en: `A certificate has no ${unknown}.` };
  const hint = {
    cn: `可以写：${writtenPlaces(CERTIFICATE_PLACES, 'cn').join('、')}`,
    en: `Use one of these: ${writtenPlaces(CERTIFICATE_PLACES, 'en').join(', ')}.`,
  };
  return [{ pointer: '/wording', rule: 'places', message, hint }];
}

export function judgeDesign(item: Record<string, unknown>): ItemVerdict<CertificateDesign> {
  if (!validate(item)) return { faults: toItemFaults(faultsOf(validate, item, CertificateDesignSchema)) };
  const faults = placeFaults(item);
  return faults.length > 0 ? { faults } : { item };
}
