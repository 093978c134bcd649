/** A request for a code by SMS, from what was typed to the message (M208, M176, D50, D51). */
import { AREAS } from '#schemas/content/areas.gen.ts';
import { readPhone, type Phone } from '#schemas/auth/phone.ts';
import { smsAreas } from '#schemas/shop/shop-info.ts';
import type { Deps } from '#server/kernel/area.ts';
import type { FlowPurpose } from '../ports/captchas.ts';
import type { ShopContext } from '#server/areas/shop/area.ts';
import type { Asker, CaptchaRefusal, CaptchaProof } from './captchas.ts';
import type { MessageFacts, SendOutcome } from '#server/areas/messaging/area.ts';

export interface SmsRequest {
  asker: Asker;
  facts: MessageFacts;
  phone: string;
  areaCode: string;
  proof: CaptchaProof & { session_id: string };
  purposes: readonly FlowPurpose[];
}

export type SmsOutcome = SendOutcome | { ok: false; code: CaptchaRefusal | 'phone-wrong' };

/** No area code begins another one, so that a phone cannot be split elsewhere to be counted anew (B25). */
const AREA_CODES: ReadonlySet<string> = new Set(AREAS.map(([, code]) => code));

/** Only where the shop sends to, and nowhere where there is no country. */
function isServed({ area }: Phone, { row }: ShopContext): boolean {
  return AREA_CODES.has(area) && smsAreas(row.info)?.includes(area) !== false;
}

/** Nothing is counted for a phone before somebody has shown that they are no machine: else its owner could be kept out. */
export async function sendSmsCode(
  { identity, messaging }: Pick<Deps, 'identity' | 'messaging'>,
  { asker, facts, phone: phoneText, areaCode, proof: captchaProof, purposes }: SmsRequest,
): Promise<SmsOutcome> {
  const { shop } = asker;
  const phone = readPhone(areaCode, phoneText);
  if (phone === undefined || !isServed(phone, shop)) return { ok: false, code: 'phone-wrong' };
  const admission = await identity.captchas.admit(asker, captchaProof, purposes);
  if (!admission.ok) return admission;
  const { purpose, sessionId } = admission.flow;
  return messaging.messages.sendSms(facts, phone, { appId: shop.appId, purpose, sessionId });
}
