/** A wall of what learners say: typed by the merchant, or the shown comments of one good (D36, D88). */
import { Type } from 'typebox';
import { commentGet, type COMMENT_SORTS } from '#schemas/api/comments/comments.ts';
import { avatarField, headingFields, moreFields } from '#schemas/page/block-fields.ts';
import { request, type DataRequest } from '#schemas/page/data-request.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { field } from '#schemas/page/field.ts';
import { NamedSchema, withDefault } from '#schemas/page/fragments.ts';
import { TextSchema, type LocaleText } from '#schemas/page/text.ts';
import { ID_PATTERN } from '#schemas/id.ts';

const TypedSchema = Type.Object(
  {
    name: field({ cn: '姓名', en: 'Name' }, TextSchema({ min: 1, max: 60 })),
    text: field({ cn: '评论内容', en: 'Comment' }, TextSchema({ min: 1, max: 500 })),
    avatar: avatarField,
    role: field(
      {
        cn: '身份',
        en: 'Role',
        help: { cn: '职业，或学过的课程', en: 'What they do, or what they studied' },
      },
      Type.Optional(TextSchema({ max: 80 })),
    ),
    teacher: field(
      {
        cn: '标记为老师',
        en: 'Teacher',
        help: { cn: '名字旁显示“老师”标记', en: 'Marks the name as a teacher’s' },
      },
      Type.Optional(Type.Boolean()),
    ),
    likes: field(
      { cn: '点赞数', en: 'Likes', help: { cn: '显示在评论旁边', en: 'Stands beside the comment' } },
      Type.Optional(Type.Integer({ minimum: 0, maximum: 99_999_999 })),
    ),
  },
  { additionalProperties: false },
);

/** Sorts of comments as a merchant names them. */
const SORTS: Readonly<Record<(typeof COMMENT_SORTS)[number], LocaleText>> = {
  hot: { cn: '最受欢迎', en: 'Most liked' },
  new: { cn: '最新', en: 'Latest' },
};

const SourceSchema = Type.Object(
  {
    id: field(
      {
        cn: '商品编号',
        en: 'ID of the good',
        ref: 'goods',
        help: { cn: '显示这个商品的评论', en: 'Comments of this good are shown' },
      },
      Type.String({ pattern: ID_PATTERN }),
    ),
    sort: field({ cn: '排序', en: 'Order' }, Type.Optional(NamedSchema(SORTS))),
    limit: field(
      {
        cn: '最多显示',
        en: 'How many',
        help: { cn: '条数，不填则 9 条', en: 'Comments at most; 9 when left out' },
      },
      Type.Optional(Type.Integer({ minimum: 1, maximum: 24 })),
    ),
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
      ...headingFields,
      ...moreFields,
      comments: field(
        {
          cn: '手工填写的评论',
          en: 'Comments of your own',
          help: { cn: '排在商品评论前面', en: 'They come before those of the good' },
        },
        withDefault(Type.Array(TypedSchema, { maxItems: 24 }), []),
      ),
      good: field(
        {
          cn: '商品评论',
          en: 'Comments of a good',
          help: { cn: '自动取某个商品的评论', en: 'Taken from a good automatically' },
        },
        Type.Optional(SourceSchema),
      ),
      columns: field(
        {
          cn: '列数',
          en: 'Columns',
          group: 'layout',
          help: { cn: '电脑上的列数，屏幕变窄时自动减少', en: 'On wide screens; narrower ones show fewer' },
        },
        withDefault(Type.Integer({ minimum: 2, maximum: 4 }), 3),
      ),
    },
    { additionalProperties: false },
  ),
  data: ({ good }): { comments?: DataRequest<typeof commentGet> } => {
    if (good === undefined) return {};
    const { id, sort = 'hot', limit = 9 } = good;
    return { comments: request(commentGet, { resource_id: id, sort, page: 1, page_size: limit }) };
  },
});
