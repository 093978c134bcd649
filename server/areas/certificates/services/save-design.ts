/** Saves the design of a shop's certificates over what is stored then, so that two who save at once lose nothing (D138). */
import { CERTIFICATE_DESIGN_TAG } from '#schemas/api/certificates/certificates.ts';
import { STANDARD_DESIGN, type CertificateDesign } from '#schemas/certificate/certificate-design.ts';
import type { Deps } from '#server/kernel/area.ts';
import { decideSave, itemToWrite, type ItemChange, type ItemSave } from '#server/kernel/http/save-item.ts';
import { judgeDesign } from '../rules/design-faults.ts';

export async function saveDesign(
  { stores, clock, bus }: Pick<Deps, 'stores' | 'clock' | 'bus'>,
  appId: string,
  change: ItemChange,
): Promise<ItemSave<CertificateDesign>> {
  const result = await stores.certificateDesigns.change(appId, clock.now(), (before) =>
    decideSave(before, change, { empty: STANDARD_DESIGN, judge: judgeDesign }),
  );
  if (itemToWrite(result) !== undefined)
    await bus.publish('purge', { appId, tags: [CERTIFICATE_DESIGN_TAG] });
  return result;
}
