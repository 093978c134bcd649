/** The kind of viewer a preview simulates (D43). It changes what the page draws, and no one's rights. */
import { Type, type Static } from 'typebox';
import { ChoiceSchema } from '../page/fragments.ts';
import { LOCALES } from '../locale.ts';
import { SHOP_VARIANTS, type Shop, type ShopTrait } from './variant.ts';

/** `buyer`: a learner who has bought everything. */
export const VIEW_ROLES = ['visitor', 'learner', 'buyer', 'svip', 'owner'] as const;
export const VIEW_STATES = ['open', 'closed', 'expired', 'sealed'] as const;
export type ViewRole = (typeof VIEW_ROLES)[number];

export const ViewAsSchema = Type.Object(
  {
    variant: Type.Optional(ChoiceSchema(SHOP_VARIANTS, 'The shop drawn as one of another kind')),
    role: Type.Optional(ChoiceSchema(VIEW_ROLES, 'Who looks; a visitor when left out')),
    state: Type.Optional(
      ChoiceSchema(VIEW_STATES, 'The shop drawn as if it were open, closed, expired or sealed'),
    ),
    locale: Type.Optional(ChoiceSchema(LOCALES, 'The language of the pages')),
    date: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 4_102_444_799, description: 'The moment it is, unix seconds' }),
    ),
  },
  { additionalProperties: false },
);
export type ViewAs = Static<typeof ViewAsSchema>;

const STATE_TRAITS: ReadonlySet<ShopTrait> = new Set(['closed', 'expired', 'sealed']);

/** The shop as these eyes see it; the record itself stays as it is. */
export function shopViewedAs(shop: Shop, { variant, state }: ViewAs): Shop {
  const traits = new Set(shop.traits);
  if (state !== undefined) {
    for (const trait of STATE_TRAITS) traits.delete(trait);
    if (state !== 'open') traits.add(state);
  }
  return { ...shop, variant: variant ?? shop.variant, traits };
}
