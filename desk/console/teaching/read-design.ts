/** The design being edited, with the standard where a field is empty. Pure. */
import { STANDARD_DESIGN, type CertificateDesign } from '#schemas/certificate/certificate-design.ts';
import { isText } from '#schemas/page/text.ts';
import type { Item } from '#desk/kit/screens/editor/item-edit.ts';

export function readDesign(item: Item): CertificateDesign {
  const text = (name: 'title' | 'wording' | 'signer') => {
    const value = item[name];
    return isText(value) ? value : STANDARD_DESIGN[name];
  };
  const line = (name: 'paper' | 'accent' | 'background' | 'seal' | 'signature') => {
    const value = item[name];
    return typeof value === 'string' ? value : STANDARD_DESIGN[name];
  };
  return {
    title: text('title'),
    wording: text('wording'),
    signer: text('signer'),
    paper: line('paper'),
    accent: line('accent'),
    background: line('background'),
    seal: line('seal'),
    signature: line('signature'),
    orientation: item['orientation'] === 'portrait' ? 'portrait' : 'landscape',
  };
}
