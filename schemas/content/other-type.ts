/** Names of content the PC shop does not draw (D21): some are kinds of the catalogue, some only numbers on the wire. */
import type { LocaleText } from '../page/text.ts';
import { resourceOfType, type ContentIcon } from './resource-type.ts';

interface OtherType {
  name: LocaleText;
  icon: ContentIcon;
}

/** Numbers of the family that are no kind of content of ours. */
const WIRE_ONLY: Readonly<Record<number, OtherType>> = {
  23: { name: { cn: '超级会员', en: 'Super VIP' }, icon: 'member' },
  31: { name: { cn: '小班课', en: 'Small class' }, icon: 'class' },
  41: { name: { cn: '付费优惠券', en: 'Paid coupon' }, icon: 'gift' },
};

/** What a type is called; undefined for a number nobody names. */
export function nameOfType(type: number): OtherType | undefined {
  return resourceOfType(type) ?? (Object.hasOwn(WIRE_ONLY, type) ? WIRE_ONLY[type] : undefined);
}
