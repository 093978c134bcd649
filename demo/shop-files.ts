/** What says who a demo shop is, beside its documents and rows: its own shop.json, and the people.json of all of them. */
import { Type } from 'typebox';
import { presets, type PresetName } from '#schemas/presets/presets.gen.ts';
import { ShopInfoSchema } from '#schemas/shop/shop-info.ts';

const CLOSED = { additionalProperties: false } as const;
const Word = Type.String({ minLength: 1 });
const Both = Type.Object({ cn: Word, en: Word }, CLOSED);

/** The people of all demo shops by name: the same phone is the same role in every shop they make sense in. */
export const PeopleFile = Type.Record(
  Type.String(),
  Type.Object(
    {
      phone: Type.String({ pattern: '^1\\d{10}$' }),
      nickname: Word,
      avatar: Word,
      roles: Type.Array(
        Type.Union([
          Type.Literal('learner'),
          Type.Literal('svip'),
          Type.Literal('comment-banned'),
          Type.Literal('training-admin'),
          Type.Literal('owner'),
          Type.Literal('manager'),
          Type.Literal('editor'),
          Type.Literal('teacher'),
          Type.Literal('service'),
          Type.Literal('designated'),
          Type.Literal('operator'),
        ]),
      ),
      email: Type.Optional(Word),
    },
    CLOSED,
  ),
);

export const ShopFile = Type.Object(
  {
    /** What the switchboard says of it. */
    about: Both,
    /** A look it wears: the look's documents count where the folder has none of its own. */
    look: Type.Optional(Type.Unsafe<PresetName>({ enum: Object.keys(presets) })),
    /** What differs from a plain shop. */
    info: Type.Partial(ShopInfoSchema, CLOSED),
    /** Who is there, by their names in people.json. */
    people: Type.Array(Word),
    /** Those of them who belong to the organization. */
    organization: Type.Optional(Type.Array(Word)),
    /** Each finds something, in either language. */
    hot_words: Type.Optional(Type.Array(Both)),
  },
  CLOSED,
);
