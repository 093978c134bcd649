/** Which tabs a detail page has, per type of goods, as a merchant publishes them (D39); an absent type has the defaults. */
import { Type, type Static } from 'typebox';
import { ChoiceSchema } from '../page/fragments.ts';
import { TextSchema } from '../page/text.ts';

export const TAB_KEYS = ['summary', 'catalogue', 'comments', 'interaction', 'related', 'notice'] as const;

const TabSchema = Type.Object(
  {
    key: ChoiceSchema(TAB_KEYS, 'What the tab holds'),
    /** Words on the tab; the product's own when left out. */
    title: Type.Optional(TextSchema({ max: 20, description: 'Words on the tab' })),
    visible: Type.Optional(Type.Boolean({ description: 'Off hides the tab and keeps its place' })),
  },
  { additionalProperties: false },
);

export const TabSetSchema = Type.Object(
  {
    /** Tabs by numeric resource type (M2), first to last; an empty tab is hidden when the page is drawn. */
    types: Type.Record(
      Type.String({ pattern: '^[0-9]{1,3}$' }),
      Type.Array(TabSchema, { minItems: 1, maxItems: TAB_KEYS.length }),
    ),
  },
  { additionalProperties: false },
);
export type TabSet = Static<typeof TabSetSchema>;

/** A shop that published no tab sets. */
export const DEFAULT_TAB_SET: TabSet = { types: {} };
