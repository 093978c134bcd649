/** What a demo shop's file of details holds: what a page tells beside its card. */
import { Type, type TSchema } from 'typebox';
import { GOODS_FACTS } from '#schemas/content/goods-facts.ts';
import { TextSchema } from '#schemas/page/text.ts';

const row = <Fields extends Record<string, TSchema>>(fields: Fields) =>
  Type.Object(fields, { additionalProperties: false });
const Word = Type.String({ minLength: 1 });
const Text = TextSchema({ min: 1, max: 20_000 });
const Count = Type.Integer({ minimum: 0 });
const Flag = Type.Optional(Type.Boolean());
/** Unix seconds, written as `{"now": …}` (moments.ts). */
const Time = Type.Optional(Type.Integer());

/** The good's own where it says nothing: a file of the demo for what is played. What is read stands in `texts/`. */
const MediaFile = row({
  /** One of those `demo-media.ts` names. */
  file: Type.Optional(Word),
  try_seconds: Type.Optional(Count),
});

const PIECE = {
  id: Word,
  type: Type.Integer(),
  title: Text,
  summary: Text,
  is_try: Flag,
  unlock_ts: Time,
  /** The day of a camp it opens on, from 1. */
  day: Type.Optional(Count),
  is_required: Flag,
  media: Type.Optional(MediaFile),
};

/** A lesson is a good of its own, which no list names and nobody buys alone; a column of a big column holds some itself. */
const LessonFile = row({ ...PIECE, lessons: Type.Optional(Type.Array(row(PIECE))) });

const TermFile = row({
  id: Word,
  title: Text,
  start_ts: Type.Integer(),
  end_ts: Type.Integer(),
  group_name: Type.Optional(Text),
  group_qr: Type.Optional(Word),
  group_note: Type.Optional(Text),
});

export const DetailsFile = Type.Array(
  row({
    goods_id: Word,
    introduction: Type.Optional(Text),
    ...Type.Partial(Type.Object(GOODS_FACTS)).properties,
    refund_days: Type.Optional(Count),
    refund_terms: Type.Optional(Text),
    sale_start_ts: Time,
    is_lookback: Flag,
    lookback_end_ts: Time,
    gives_svip: Flag,
    gives_certificate: Flag,
    skus: Type.Optional(
      Type.Array(
        row({
          id: Word,
          name: Text,
          price: Count,
          line_price: Type.Optional(Count),
          stock: Type.Optional(Count),
          period_days: Type.Optional(Count),
        }),
      ),
    ),
    media: Type.Optional(MediaFile),
    terms: Type.Optional(Type.Array(TermFile)),
    /** Chapters in their order. */
    outline: Type.Optional(Type.Array(row({ title: Text, lessons: Type.Array(LessonFile) }))),
  }),
);
