/** What of a shop's record says how its lessons are studied, and is set by its merchant (D81, D105, decisions 350 and 352). */
import { Type, type Static } from 'typebox';
import { MarqueeRecordSchema } from './marquee.ts';
import { ShopInfoSchema } from './shop-info.ts';

const { properties: INFO } = ShopInfoSchema;

/** Only what is named is changed; of the words over films, only what of them is named. */
export const StudyRulesSchema = Type.Object(
  {
    marquee: Type.Optional(Type.Partial(MarqueeRecordSchema, { additionalProperties: false })),
    is_hidden_study_uncounted: INFO.is_hidden_study_uncounted,
    is_fast_forward_limited: INFO.is_fast_forward_limited,
    finish_text_percent: INFO.finish_text_percent,
    finish_text_seconds: INFO.finish_text_seconds,
    finish_played_percent: INFO.finish_played_percent,
  },
  { additionalProperties: false },
);
export type StudyRules = Static<typeof StudyRulesSchema>;
