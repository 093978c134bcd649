/** What of a shop's record says how its lessons are studied, and is set by its merchant (D81, D105, ADR-350 and ADR-352). */
import { Type, type Static } from 'typebox';
import { MarqueeRecordSchema } from './marquee.ts';
import { ShopInfoSchema, type ShopInfo } from './shop-info.ts';

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

/** Rules that are on or off, by what a form calls them. */
export const STUDY_FLAGS = {
  hidden: 'is_hidden_study_uncounted',
  forward: 'is_fast_forward_limited',
} as const satisfies Record<string, keyof StudyRules>;

/** Rules that are a number, by what a form calls them. */
export const STUDY_NUMBERS = {
  textPercent: 'finish_text_percent',
  textSeconds: 'finish_text_seconds',
  playedPercent: 'finish_played_percent',
} as const satisfies Record<string, keyof StudyRules>;

/** What the record says; what is ordinary is left out. */
export function studyRulesOf(info: ShopInfo): StudyRules {
  const { marquee, is_hidden_study_uncounted, is_fast_forward_limited } = info;
  const { finish_text_percent, finish_text_seconds, finish_played_percent } = info;
  return {
    ...(marquee === undefined ? {} : { marquee }),
    ...(is_hidden_study_uncounted === undefined ? {} : { is_hidden_study_uncounted }),
    ...(is_fast_forward_limited === undefined ? {} : { is_fast_forward_limited }),
    ...(finish_text_percent === undefined ? {} : { finish_text_percent }),
    ...(finish_text_seconds === undefined ? {} : { finish_text_seconds }),
    ...(finish_played_percent === undefined ? {} : { finish_played_percent }),
  };
}

/** The record with these rules in it. */
export const withStudyRules = (info: ShopInfo, { marquee, ...rules }: StudyRules): ShopInfo => ({
  ...info,
  ...rules,
  ...(marquee === undefined ? {} : { marquee: { enabled: 0, ...info.marquee, ...marquee } }),
});
