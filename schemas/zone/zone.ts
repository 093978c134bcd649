/** A zone: a part of the shop with its own page, chrome, theme and gate (D37, D38), published as one document. */
import { Type, type Static } from 'typebox';
import { ChoiceSchema, ImageUrlSchema } from '../page/fragments.ts';
import { TextSchema } from '../page/text.ts';
import { FooterSchema } from '../shop/footer.ts';
import { NavbarSchema } from '../shop/navbar.ts';
import { ThemeSchema } from '../shop/theme.ts';
import { ID_PATTERN } from '../id.ts';

/** Who may enter; the password itself is never part of a document. */
const ZONE_GATES = ['open', 'login', 'password', 'group', 'closed'] as const;

const ZoneAuthSchema = Type.Object(
  {
    mode: ChoiceSchema(ZONE_GATES, 'Who may enter'),
    /** With `group`: learners of any of these may enter. */
    groups: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 64 }), { maxItems: 20 })),
    /** Unix seconds before which nobody may enter (state 5); also with any other mode. */
    opens_at: Type.Optional(Type.Integer({ minimum: 0, maximum: 4_102_444_799 })),
  },
  { additionalProperties: false },
);

export const ZoneSchema = Type.Object(
  {
    title: TextSchema({ min: 1, max: 60 }),
    logo: Type.Optional(ImageUrlSchema()),
    /** Id of the page document that is the zone's home. */
    page_id: Type.String({ pattern: ID_PATTERN }),
    auth: ZoneAuthSchema,
    /** What a zone does not name, it takes from the shop. */
    navbar: Type.Optional(NavbarSchema),
    footer: Type.Optional(FooterSchema),
    theme: Type.Optional(ThemeSchema),
  },
  { additionalProperties: false },
);
export type Zone = Static<typeof ZoneSchema>;

/** What anybody may know of a zone that is not closed (D37): its face, and what the gate says to whoever asks. */
export const ZoneInfoSchema = Type.Object({
  id: Type.String(),
  title: ZoneSchema.properties.title,
  logo: Type.Optional(Type.String()),
  auth: Type.Object({
    mode: Type.String(),
    /** ZONE_OPEN, or the ZONE_STATE of the gate (D38). */
    state: Type.Integer({ minimum: 0, maximum: 5 }),
    /** With state 5 alone: unix seconds. */
    opens_at: Type.Optional(Type.Integer()),
  }),
  /** Hash of the published version. */
  version: Type.String(),
  /** Only for who may enter. */
  navbar: Type.Optional(NavbarSchema),
  footer: Type.Optional(FooterSchema),
  theme: Type.Optional(ThemeSchema),
});
export type ZoneInfo = Static<typeof ZoneInfoSchema>;
