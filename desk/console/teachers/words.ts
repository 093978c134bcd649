/** Words of teachers at the desk. */
import { defineWords } from '#i18n/define-words.ts';

export const teachersWords = defineWords('desk-teachers', {
  cn: {
    teachers: '老师',
    name: '姓名',
    title: '头衔',
    portrait: '头像',
    about: '简介',
    page: '个人页面',
    goods: '授课商品',
    search: '搜索姓名或编号',
    create: '新建老师',
    none: '还没有老师',
    noneHint: '老师会显示在课程页上，在商品的“更多信息”里选用。',
    facts: '基本信息',
  },
  en: {
    teachers: 'Teachers',
    name: 'Name',
    title: 'Title',
    portrait: 'Portrait',
    about: 'About',
    page: 'Profile page',
    goods: 'Goods',
    search: 'Search by name or ID',
    create: 'New teacher',
    none: 'No teachers yet',
    noneHint: 'Teachers appear on course pages. Choose them under “More details” of a good.',
    facts: 'Basics',
  },
});
