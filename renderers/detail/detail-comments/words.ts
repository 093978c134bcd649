/** Words of the comments of a good. */
import type { Translate, WordKeys } from '#i18n/words.ts';

export const words = {
  cn: {
    rating: '{{score}} 分',
    ratings_other: '{{count}} 人评分',
    spread: '评分分布',
    stars_other: '{{count}} 星',
    gave: '{{n}} 星：{{count}} 人',
    ask: '学到这里，你觉得怎么样？',
    asked: '你的评分',
    thanks_other: '已评 {{count}} 星，可以随时修改',
    failed: '没有成功，请再试一次',
    empty: '还没有评论',
    emptyHint: '学过的人会在这里说说感受。',
    write: '说说你的看法',
    sent: '评论已提交',
    sort: '评论排序',
    hot: '最热',
    new: '最新',
    list: '评论',
  },
  en: {
    rating: '{{score}} out of 5',
    ratings_one: '{{count}} rating',
    ratings_other: '{{count}} ratings',
    spread: 'Rating breakdown',
    stars_one: '{{count}} star',
    stars_other: '{{count}} stars',
    gave: 'Rated {{n}} of 5: {{count}}',
    ask: 'How do you like it so far?',
    asked: 'Your rating',
    thanks_one: 'You gave {{count}} star. You can change it any time.',
    thanks_other: 'You gave {{count}} stars. You can change it any time.',
    failed: 'That didn’t work. Please try again.',
    empty: 'No reviews yet',
    emptyHint: 'Reviews from learners will appear here.',
    write: 'What do you think of it?',
    sent: 'Review posted',
    sort: 'Sort reviews',
    hot: 'Most liked',
    new: 'Newest',
    list: 'Reviews',
  },
} as const;

/** How the parts of the comments say their words. */
export type Say = Translate<WordKeys<typeof words>>;
