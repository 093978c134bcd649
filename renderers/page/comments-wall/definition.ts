/** A wall of what learners say: typed by the merchant, or the shown comments of one good (D36, D88). */
import { Type } from 'typebox';
import { COMMENT_SORTS, commentGet } from '#schemas/api/comments/comments.ts';
import { headingFields, moreFields } from '#schemas/page/block-fields.ts';
import { request, type DataRequest } from '#schemas/page/data-request.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { ChoiceSchema, ImageUrlSchema, withDefault } from '#schemas/page/fragments.ts';
import { TextSchema } from '#schemas/page/text.ts';
import { ID_PATTERN } from '#schemas/id.ts';

const TypedSchema = Type.Object(
  {
    name: TextSchema({ min: 1, max: 60, description: 'Who says it' }),
    text: TextSchema({ min: 1, max: 500, description: 'What they say' }),
    avatar: Type.Optional(ImageUrlSchema('Square picture; the first letter of the name stands in for it')),
    role: Type.Optional(TextSchema({ max: 80, description: 'What they do, or what they studied' })),
    teacher: Type.Optional(Type.Boolean({ description: 'Marks a teacher' })),
    likes: Type.Optional(Type.Integer({ minimum: 0, maximum: 99_999_999, description: 'How many like it' })),
  },
  { additionalProperties: false },
);

export const definition = defineRenderer({
  kind: 'comments-wall',
  family: 'page',
  title: { cn: '评论墙', en: 'Comments wall' },
  description: {
    cn: '学员的话排成一面墙：手工填写，或取某个商品最受欢迎、最新的评论。',
    en: 'What learners say, as a wall: typed by hand, or the most liked or latest comments of a good.',
  },
  offers: 'page-block',
  hydrate: 'never',
  props: Type.Object(
    {
      ...headingFields('Heading above the wall'),
      ...moreFields,
      comments: withDefault(
        Type.Array(TypedSchema, { maxItems: 24, description: 'Comments typed by hand; they come first' }),
        [],
      ),
      good: Type.Optional(
        Type.Object(
          {
            id: Type.String({
              pattern: ID_PATTERN,
              description: 'Good whose comments are shown',
            }),
            sort: Type.Optional(ChoiceSchema(COMMENT_SORTS, 'The most liked ones, or the latest')),
            limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 24, description: 'How many' })),
          },
          { additionalProperties: false },
        ),
      ),
      columns: withDefault(Type.Integer({ minimum: 2, maximum: 4, description: 'Columns of the wall' }), 3),
    },
    { additionalProperties: false },
  ),
  data: ({ good }): { said?: DataRequest<typeof commentGet> } => {
    if (good === undefined) return {};
    const { id, sort = 'hot', limit = 9 } = good;
    return { said: request(commentGet, { resource_id: id, sort, page: 1, page_size: limit }) };
  },
});
