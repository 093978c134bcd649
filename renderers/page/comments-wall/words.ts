/** Words of the comments wall. */
export const words = {
  cn: {
    label: '学员评论',
    more: '查看更多',
    teacher: '老师',
    likes: '{{n}} 人觉得有用',
    empty: '还没有人评论',
    emptyHint: '学完之后，来说说你的感受。',
  },
  en: {
    label: 'What learners say',
    more: 'More',
    teacher: 'Teacher',
    likes: '{{n}} found this useful',
    empty: 'No comments yet',
    emptyHint: 'Take the course and be the first to leave one.',
  },
} as const;
